; Plans as functions that Python calls: launch blocks that run one after another. Template: see native_ir.py.

; METH_FASTCALL: self is an int, the address of a sequence block; the arguments are the integers that its words are made of
define ptr @kg_sequence(ptr %self, ptr %values, i64 %count) {
entry:
  %as_pointer = load ptr, ptr $AS_POINTER
  %block = call ptr %as_pointer(ptr %self)
  %expected = load i64, ptr %block
  %fits = icmp eq i64 %count, %expected
  br i1 %fits, label %workers, label %miscounted
miscounted:
  %count_text.at = getelementptr i64, ptr %block, i64 8
  %count_text = load ptr, ptr %count_text.at
  %launch_error = load ptr, ptr $LAUNCH_ERROR
  %format = load ptr, ptr $ERR_FORMAT
  %ignored = call ptr (ptr, ptr, ...) %format(ptr %launch_error, ptr %count_text, i64 %count)
  ret ptr null
workers:
  %workers.at = getelementptr i64, ptr %block, i64 6
  %wanted = load i64, ptr %workers.at
  %up = call i64 @workers_for(i64 %wanted)
  %broke = icmp eq i64 %up, 0
  br i1 %broke, label %raise, label %look
; bringing up workers let other threads run: only from here on none does before the steps
look:
  %pool = load ptr, ptr $POOL
  %life.at = getelementptr i8, ptr %pool, i64 @LIFE@
  %life = load i64, ptr %life.at
  %busy.at = getelementptr i64, ptr %block, i64 9
  %busy = load i64, ptr %busy.at
  %taken = icmp eq i64 %busy, %life
  br i1 %taken, label %occupied, label %start
occupied:
  %busy_text.at = getelementptr i64, ptr %block, i64 10
  %busy_text = load ptr, ptr %busy_text.at
  %launch_error1 = load ptr, ptr $LAUNCH_ERROR
  %format2 = load ptr, ptr $ERR_FORMAT
  %ignored2 = call ptr (ptr, ptr, ...) %format2(ptr %launch_error1, ptr %busy_text)
  ret ptr null
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
  %steps.at = getelementptr i64, ptr %block, i64 4
  %steps = load i64, ptr %steps.at
  %steps.table.at = getelementptr i64, ptr %block, i64 5
  %steps.table = load ptr, ptr %steps.table.at
  %release.at = getelementptr i64, ptr %block, i64 7
  %release = load i64, ptr %release.at
  %long = icmp ne i64 %release, 0
  br i1 %long, label %free, label %held
held:
  %status0 = call i64 @run_steps(i64 %steps, ptr %steps.table)
  br label %end
free:
  store i64 %life, ptr %busy.at
  %save = load ptr, ptr $SAVE_THREAD
  %state = call ptr %save()
  %status1 = call i64 @run_steps(i64 %steps, ptr %steps.table)
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

; the steps whose condition holds, in order: 1 as soon as one can't have its scratch. A block without a function is a loop
define internal i64 @run_steps(i64 %steps, ptr %table) {
entry:
  br label %next
next:
  %number = phi i64 [ 0, %entry ], [ %number.next, %step ], [ %number.next, %ran ]
  %more = icmp slt i64 %number, %steps
  br i1 %more, label %step, label %done
step:
  %launch.at = getelementptr ptr, ptr %table, i64 %number
  %launch = load ptr, ptr %launch.at
  %number.next = add i64 %number, 1
  %when.at = getelementptr i64, ptr %launch, i64 13
  %when = load i64, ptr %when.at
  %wanted = icmp ne i64 %when, 0
  br i1 %wanted, label %look, label %next
look:
  %function = load ptr, ptr %launch
  %is_loop = icmp eq ptr %function, null
  br i1 %is_loop, label %loop, label %place
loop:
  %status.loop = call i64 @run_loop(ptr %launch)
  br label %ran
place:
  %cells.at = getelementptr i64, ptr %launch, i64 14
  %cells = load i64, ptr %cells.at
  %cell.table.at = getelementptr i64, ptr %launch, i64 15
  %cell.table = load ptr, ptr %cell.table.at
  br label %placing
placing:
  %placed = phi i64 [ 0, %place ], [ %placed.next, %write ]
  %missing = icmp slt i64 %placed, %cells
  br i1 %missing, label %write, label %run
write:
  %pair = mul i64 %placed, 2
  %word.at = getelementptr ptr, ptr %cell.table, i64 %pair
  %word = load ptr, ptr %word.at
  %from.at = getelementptr ptr, ptr %word.at, i64 1
  %from = load ptr, ptr %from.at
  %address = load i64, ptr %from
  store i64 %address, ptr %word
  %placed.next = add i64 %placed, 1
  br label %placing
run:
  %extent.at = getelementptr i64, ptr %launch, i64 5
  %extent = load i64, ptr %extent.at
  %args = getelementptr i64, ptr %launch, i64 16
  %status.launch = call i64 @dispatch(ptr %launch, ptr %args, i64 %extent)
  br label %ran
ran:
  %status = phi i64 [ %status.loop, %loop ], [ %status.launch, %run ]
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %exhausted, label %next
exhausted:
  ret i64 1
done:
  ret i64 0
}

; a loop block: its steps again and again. Buffers that move have their addresses in cells, which the steps read
define internal i64 @run_loop(ptr %loop) {
entry:
  %count.at = getelementptr i64, ptr %loop, i64 1
  %count = load i64, ptr %count.at
  %condition.at = getelementptr i64, ptr %loop, i64 2
  %condition = load ptr, ptr %condition.at
  %forever = icmp eq ptr %condition, null
  %parts.at = getelementptr i64, ptr %loop, i64 3
  %parts = load i64, ptr %parts.at
  %part.table.at = getelementptr i64, ptr %loop, i64 4
  %part.table = load ptr, ptr %part.table.at
  %pairs.at = getelementptr i64, ptr %loop, i64 6
  %pairs = load i64, ptr %pairs.at
  %pair.table.at = getelementptr i64, ptr %loop, i64 7
  %pair.table = load ptr, ptr %pair.table.at
  %steps.at = getelementptr i64, ptr %loop, i64 8
  %steps = load i64, ptr %steps.at
  %step.table.at = getelementptr i64, ptr %loop, i64 9
  %step.table = load ptr, ptr %step.table.at
  br label %again
again:
  %i = phi i64 [ 0, %entry ], [ %i.next, %turned ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %ask, label %over
ask:
  br i1 %forever, label %move, label %flag
flag:
  %flag.at = load ptr, ptr %condition
  %flag.now = load i8, ptr %flag.at
  %stopped = icmp eq i8 %flag.now, 0
  br i1 %stopped, label %over, label %move
move:
  %p = phi i64 [ 0, %ask ], [ 0, %flag ], [ %p.next, %part ]
  %p.more = icmp slt i64 %p, %parts
  br i1 %p.more, label %part, label %body
part:
  %p.first = mul i64 %p, 5
  %part.at = getelementptr i64, ptr %part.table, i64 %p.first
  %part.cell = load ptr, ptr %part.at
  %whole.at = getelementptr i64, ptr %part.at, i64 1
  %whole.cell = load ptr, ptr %whole.at
  %whole = load i64, ptr %whole.cell
  %first.at = getelementptr i64, ptr %part.at, i64 2
  %first = load i64, ptr %first.at
  %by.at = getelementptr i64, ptr %part.at, i64 3
  %by = load i64, ptr %by.at
  %bytes.at = getelementptr i64, ptr %part.at, i64 4
  %bytes = load i64, ptr %bytes.at
  %gone = mul i64 %i, %by
  %piece = add i64 %first, %gone
  %offset = mul i64 %piece, %bytes
  %place = add i64 %whole, %offset
  store i64 %place, ptr %part.cell
  %p.next = add i64 %p, 1
  br label %move
body:
  %status = call i64 @run_steps(i64 %steps, ptr %step.table)
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %exhausted, label %turn
turn:
  call void @exchange(i64 %pairs, ptr %pair.table)
  br label %turned
turned:
  %i.next = add i64 %i, 1
  br label %again
over:
  %odd = and i64 %i, 1
  %is_odd = icmp ne i64 %odd, 0
  br i1 %is_odd, label %back, label %done
back:
  call void @exchange(i64 %pairs, ptr %pair.table)
  br label %copy
copy:
  %q = phi i64 [ 0, %back ], [ %q.next, %copying ]
  %q.more = icmp slt i64 %q, %pairs
  br i1 %q.more, label %copying, label %done
copying:
  %q.first = mul i64 %q, 3
  %now.at = getelementptr i64, ptr %pair.table, i64 %q.first
  %now.cell = load ptr, ptr %now.at
  %now = load ptr, ptr %now.cell
  %after.at = getelementptr i64, ptr %now.at, i64 1
  %after.cell = load ptr, ptr %after.at
  %after = load ptr, ptr %after.cell
  %size.at = getelementptr i64, ptr %now.at, i64 2
  %size = load i64, ptr %size.at
  %copier = load ptr, ptr $MEMMOVE
  %ignored = call ptr %copier(ptr %now, ptr %after, i64 %size)
  %q.next = add i64 %q, 1
  br label %copy
exhausted:
  ret i64 1
done:
  ret i64 0
}

; the two cells of each pair change their addresses
define internal void @exchange(i64 %pairs, ptr %table) {
entry:
  br label %next
next:
  %number = phi i64 [ 0, %entry ], [ %number.next, %swap ]
  %more = icmp slt i64 %number, %pairs
  br i1 %more, label %swap, label %done
swap:
  %first = mul i64 %number, 3
  %now.at = getelementptr i64, ptr %table, i64 %first
  %now.cell = load ptr, ptr %now.at
  %after.at = getelementptr i64, ptr %now.at, i64 1
  %after.cell = load ptr, ptr %after.at
  %now = load i64, ptr %now.cell
  %after = load i64, ptr %after.cell
  store i64 %after, ptr %now.cell
  store i64 %now, ptr %after.cell
  %number.next = add i64 %number, 1
  br label %next
done:
  ret void
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
