; Plans as functions that Python calls: launch blocks that run one after another. Template: see native_ir.py.

; METH_FASTCALL: self is an int, the address of a sequence block; the arguments are the integers that its words are made of
define ptr @kg_sequence(ptr %self, ptr %values, i64 %count) {
entry:
  %as_pointer = load ptr, ptr $AS_POINTER
  %block = call ptr %as_pointer(ptr %self)
  %expected = load i64, ptr %block
  %fits = icmp eq i64 %count, %expected
  %busy.at = getelementptr i64, ptr %block, i64 9
  %busy = load i64, ptr %busy.at
  br i1 %fits, label %look, label %miscounted
miscounted:
  %count_text.at = getelementptr i64, ptr %block, i64 8
  %count_text = load ptr, ptr %count_text.at
  %launch_error = load ptr, ptr $LAUNCH_ERROR
  %format = load ptr, ptr $ERR_FORMAT
  %ignored = call ptr (ptr, ptr, ...) %format(ptr %launch_error, ptr %count_text, i64 %count)
  ret ptr null
look:
  %idle = icmp eq i64 %busy, 0
  br i1 %idle, label %workers, label %occupied
occupied:
  %busy_text.at = getelementptr i64, ptr %block, i64 10
  %busy_text = load ptr, ptr %busy_text.at
  %launch_error1 = load ptr, ptr $LAUNCH_ERROR
  %format2 = load ptr, ptr $ERR_FORMAT
  %ignored2 = call ptr (ptr, ptr, ...) %format2(ptr %launch_error1, ptr %busy_text)
  ret ptr null
workers:
  %workers.at = getelementptr i64, ptr %block, i64 6
  %wanted = load i64, ptr %workers.at
  %up = call i64 @workers_for(i64 %wanted)
  %broke = icmp eq i64 %up, 0
  br i1 %broke, label %raise, label %start
start:
  %inputs.at = getelementptr i64, ptr %block, i64 1
  %inputs = load ptr, ptr %inputs.at
  %as_int = load ptr, ptr $AS_INT
  br label %convert
convert:
  %number = phi i64 [ 0, %start ], [ %number.next, %keep ]
  %more = icmp slt i64 %number, %expected
  br i1 %more, label %take, label %bind
take:
  %object.at = getelementptr ptr, ptr %values, i64 %number
  %object = load ptr, ptr %object.at
  %value = call i64 %as_int(ptr %object)
  %odd = icmp eq i64 %value, -1
  br i1 %odd, label %doubt, label %keep
doubt:
  %occurred = load ptr, ptr $ERR_OCCURRED
  %error = call ptr %occurred()
  %wrong = icmp ne ptr %error, null
  br i1 %wrong, label %raise, label %keep
raise:
  ret ptr null
keep:
  %input.at = getelementptr i64, ptr %inputs, i64 %number
  store i64 %value, ptr %input.at
  %number.next = add i64 %number, 1
  br label %convert
bind:
  %binds.at = getelementptr i64, ptr %block, i64 2
  %binds = load i64, ptr %binds.at
  %table.at = getelementptr i64, ptr %block, i64 3
  %table = load ptr, ptr %table.at
  br label %binding
binding:
  %bound = phi i64 [ 0, %bind ], [ %bound.next, %write ]
  %unbound = icmp slt i64 %bound, %binds
  br i1 %unbound, label %write, label %go
write:
  %entry.first = mul i64 %bound, 3
  %entry.at = getelementptr i64, ptr %table, i64 %entry.first
  %target = load ptr, ptr %entry.at
  %source.at = getelementptr i64, ptr %entry.at, i64 1
  %source = load i64, ptr %source.at
  %added.at = getelementptr i64, ptr %entry.at, i64 2
  %added = load i64, ptr %added.at
  %given.at = getelementptr i64, ptr %inputs, i64 %source
  %given = load i64, ptr %given.at
  %word = add i64 %given, %added
  store i64 %word, ptr %target
  %bound.next = add i64 %bound, 1
  br label %binding
go:
  %release.at = getelementptr i64, ptr %block, i64 7
  %release = load i64, ptr %release.at
  %long = icmp ne i64 %release, 0
  br i1 %long, label %free, label %held
held:
  %status0 = call i64 @run_steps(ptr %block)
  br label %end
free:
  store i64 1, ptr %busy.at
  %save = load ptr, ptr $SAVE_THREAD
  %state = call ptr %save()
  %status1 = call i64 @run_steps(ptr %block)
  %restore = load ptr, ptr $RESTORE_THREAD
  call void %restore(ptr %state)
  store i64 0, ptr %busy.at
  br label %end
end:
  %status = phi i64 [ %status0, %held ], [ %status1, %free ]
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %exhausted, label %return
exhausted:
  %memory_error = load ptr, ptr $MEMORY_ERROR
  %format1 = load ptr, ptr $ERR_FORMAT
  %ignored1 = call ptr (ptr, ptr, ...) %format1(ptr %memory_error, ptr @no_memory)
  ret ptr null
return:
  %none = load ptr, ptr $NONE
  %incref = load ptr, ptr $INCREF
  call void %incref(ptr %none)
  ret ptr %none
}

; the steps whose condition holds, in order: 1 as soon as one can't have its scratch
define internal i64 @run_steps(ptr %block) {
entry:
  %steps.at = getelementptr i64, ptr %block, i64 4
  %steps = load i64, ptr %steps.at
  %table.at = getelementptr i64, ptr %block, i64 5
  %table = load ptr, ptr %table.at
  br label %next
next:
  %number = phi i64 [ 0, %entry ], [ %number.next, %step ], [ %number.next, %run ]
  %more = icmp slt i64 %number, %steps
  br i1 %more, label %step, label %done
step:
  %launch.at = getelementptr ptr, ptr %table, i64 %number
  %launch = load ptr, ptr %launch.at
  %number.next = add i64 %number, 1
  %when.at = getelementptr i64, ptr %launch, i64 13
  %when = load i64, ptr %when.at
  %wanted = icmp ne i64 %when, 0
  br i1 %wanted, label %run, label %next
run:
  %extent.at = getelementptr i64, ptr %launch, i64 5
  %extent = load i64, ptr %extent.at
  %args = getelementptr i64, ptr %launch, i64 16
  %status = call i64 @dispatch(ptr %launch, ptr %args, i64 %extent)
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %exhausted, label %next
exhausted:
  ret i64 1
done:
  ret i64 0
}

; elements of one buffer into another, in the place of a kernel: the pointers and the size of an element are its arguments
define void @kg_copy(ptr %args, i64 %start, i64 %stop, ptr %scratch) {
  %to = load ptr, ptr %args
  %from.at = getelementptr i64, ptr %args, i64 1
  %from = load ptr, ptr %from.at
  %size.at = getelementptr i64, ptr %args, i64 2
  %size = load i64, ptr %size.at
  %first = mul i64 %start, %size
  %last = mul i64 %stop, %size
  %bytes = sub i64 %last, %first
  %target = getelementptr i8, ptr %to, i64 %first
  %source = getelementptr i8, ptr %from, i64 %first
  %move = load ptr, ptr $MEMMOVE
  %ignored = call ptr %move(ptr %target, ptr %source, i64 %bytes)
  ret void
}

; a value into every element: the pointer, eight bytes that repeat the value and the size of an element are its arguments
define void @kg_fill(ptr %args, i64 %start, i64 %stop, ptr %scratch) {
entry:
  %to = load ptr, ptr %args
  %pattern.at = getelementptr i64, ptr %args, i64 1
  %pattern = load i64, ptr %pattern.at
  %size.at = getelementptr i64, ptr %args, i64 2
  %size = load i64, ptr %size.at
  %first = mul i64 %start, %size
  %last = mul i64 %stop, %size
  br label %words
words:
  %at = phi i64 [ %first, %entry ], [ %word.end, %word ]
  %word.end = add i64 %at, 8
  %whole = icmp sle i64 %word.end, %last
  br i1 %whole, label %word, label %rest
word:
  %word.at = getelementptr i8, ptr %to, i64 %at
  store i64 %pattern, ptr %word.at, align 1
  br label %words
rest:
  %byte = phi i64 [ %at, %words ], [ %byte.next, %tail ]
  %bits = phi i64 [ %pattern, %words ], [ %bits.next, %tail ]
  %left = icmp slt i64 %byte, %last
  br i1 %left, label %tail, label %done
tail:
  %byte.at = getelementptr i8, ptr %to, i64 %byte
  %low = trunc i64 %bits to i8
  store i8 %low, ptr %byte.at
  %byte.next = add i64 %byte, 1
  %bits.next = lshr i64 %bits, 8
  br label %rest
done:
  ret void
}
