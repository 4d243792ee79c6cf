; Launches as functions that Python calls. Template: see native_ir.py.

; start the pool where a launch of so many workers is the first to need it: 0 when that raised
define internal i64 @workers_for(i64 %wanted) {
entry:
  %parallel = icmp sgt i64 %wanted, 1
  br i1 %parallel, label %look, label %ready
look:
  %pool = load ptr, ptr $POOL
  %wanted.at = getelementptr i8, ptr %pool, i64 @WANTED@
  %asked = load i64, ptr %wanted.at
  %start = icmp ne i64 %asked, 0
  br i1 %start, label %start_pool, label %ready
start_pool:
  %call = load ptr, ptr $CALL
  %starter = load ptr, ptr $START_POOL
  %result = call ptr %call(ptr %starter)
  %broke = icmp eq ptr %result, null
  br i1 %broke, label %raised, label %started
started:
  %decref = load ptr, ptr $DECREF
  call void %decref(ptr %result)
  br label %ready
ready:
  ret i64 1
raised:
  ret i64 0
}

; METH_FASTCALL: self is an int, the address of a launch block; the arguments are its variables, and the extent where asked
define ptr @kg_launch(ptr %self, ptr %values, i64 %count) {
entry:
  %as_pointer = load ptr, ptr $AS_POINTER
  %block = call ptr %as_pointer(ptr %self)
  %revoked.at = getelementptr i64, ptr %block, i64 1
  %revoked = load i64, ptr %revoked.at
  %dead = icmp ne i64 %revoked, 0
  br i1 %dead, label %refuse, label %counts
refuse:
  %revoked_text.at = getelementptr i64, ptr %block, i64 9
  %revoked_text = load ptr, ptr %revoked_text.at
  %buffer_error = load ptr, ptr $BUFFER_ERROR
  %format0 = load ptr, ptr $ERR_FORMAT
  %ignored0 = call ptr (ptr, ptr, ...) %format0(ptr %buffer_error, ptr %revoked_text)
  ret ptr null
counts:
  %pointers.at = getelementptr i64, ptr %block, i64 2
  %pointers = load i64, ptr %pointers.at
  %variables.at = getelementptr i64, ptr %block, i64 3
  %variables = load i64, ptr %variables.at
  %given.at = getelementptr i64, ptr %block, i64 4
  %given = load i64, ptr %given.at
  %stop.at = getelementptr i64, ptr %block, i64 5
  %stop = load i64, ptr %stop.at
  %fixed = getelementptr i64, ptr %block, i64 16
  %expected = add i64 %variables, %given
  %fits = icmp eq i64 %count, %expected
  br i1 %fits, label %workers, label %miscounted
miscounted:
  %count_text.at = getelementptr i64, ptr %block, i64 10
  %count_text = load ptr, ptr %count_text.at
  %launch_error1 = load ptr, ptr $LAUNCH_ERROR
  %format1 = load ptr, ptr $ERR_FORMAT
  %ignored1 = call ptr (ptr, ptr, ...) %format1(ptr %launch_error1, ptr %count_text, i64 %count)
  ret ptr null
workers:
  %workers.at = getelementptr i64, ptr %block, i64 6
  %wanted = load i64, ptr %workers.at
  %up = call i64 @workers_for(i64 %wanted)
  %broke = icmp eq i64 %up, 0
  br i1 %broke, label %raise, label %fill
fill:
  %none = icmp eq i64 %expected, 0
  br i1 %none, label %ready, label %copy
copy:
  %total = add i64 %pointers, %expected
  %stack = alloca i64, i64 %total, align 16
  %size = mul i64 %pointers, 8
  br label %copying
copying:
  %done = phi i64 [ 0, %copy ], [ %done.next, %copying1 ]
  %left = icmp slt i64 %done, %pointers
  br i1 %left, label %copying1, label %convert
copying1:
  %from = getelementptr i64, ptr %fixed, i64 %done
  %word = load i64, ptr %from
  %to = getelementptr i64, ptr %stack, i64 %done
  store i64 %word, ptr %to
  %done.next = add i64 %done, 1
  br label %copying
convert:
  %number = phi i64 [ 0, %copying ], [ %number.next, %store ]
  %extent_now = icmp uge i64 %number, %variables
  %object.at = getelementptr ptr, ptr %values, i64 %number
  %object = load ptr, ptr %object.at
  %as_int = load ptr, ptr $AS_INT
  %value = call i64 %as_int(ptr %object)
  %odd = icmp eq i64 %value, -1
  br i1 %odd, label %doubt, label %check
doubt:
  %occurred = load ptr, ptr $ERR_OCCURRED
  %error = call ptr %occurred()
  %wrong = icmp ne ptr %error, null
  br i1 %wrong, label %unconverted, label %check
unconverted:
  br i1 %extent_now, label %raise, label %refused
raise:
  ret ptr null
check:
  br i1 %extent_now, label %store, label %within
within:
  %bounds.at = getelementptr i64, ptr %block, i64 12
  %bounds = load ptr, ptr %bounds.at
  %twice = mul i64 %number, 2
  %min.at = getelementptr i64, ptr %bounds, i64 %twice
  %min = load i64, ptr %min.at
  %max.at = getelementptr i64, ptr %min.at, i64 1
  %max = load i64, ptr %max.at
  %above = icmp sge i64 %value, %min
  %below = icmp sle i64 %value, %max
  %good = and i1 %above, %below
  br i1 %good, label %store, label %refused
refused:
  %texts.at = getelementptr i64, ptr %block, i64 11
  %texts = load ptr, ptr %texts.at
  %text.at = getelementptr ptr, ptr %texts, i64 %number
  %text = load ptr, ptr %text.at
  %launch_error2 = load ptr, ptr $LAUNCH_ERROR
  %format2 = load ptr, ptr $ERR_FORMAT
  %ignored2 = call ptr (ptr, ptr, ...) %format2(ptr %launch_error2, ptr %text, ptr %object)
  ret ptr null
store:
  %place0 = add i64 %pointers, %number
  %place = getelementptr i64, ptr %stack, i64 %place0
  store i64 %value, ptr %place
  %number.next = add i64 %number, 1
  %again = icmp slt i64 %number.next, %expected
  br i1 %again, label %convert, label %converted
converted:
  %extent = select i1 %extent_now, i64 %value, i64 %stop
  br label %ready
ready:
  %args = phi ptr [ %fixed, %fill ], [ %stack, %converted ]
  %range = phi i64 [ %stop, %fill ], [ %extent, %converted ]
  %release.at = getelementptr i64, ptr %block, i64 8
  %release = load i64, ptr %release.at
  %long = icmp ne i64 %release, 0
  br i1 %long, label %free, label %held
held:
  %status0 = call i64 @dispatch(ptr %block, ptr %args, i64 %range)
  br label %end
free:
  %save = load ptr, ptr $SAVE_THREAD
  %state = call ptr %save()
  %status1 = call i64 @dispatch(ptr %block, ptr %args, i64 %range)
  %restore = load ptr, ptr $RESTORE_THREAD
  call void %restore(ptr %state)
  br label %end
end:
  %status = phi i64 [ %status0, %held ], [ %status1, %free ]
  %failed = icmp ne i64 %status, 0
  br i1 %failed, label %exhausted, label %return
exhausted:
  %memory_error = load ptr, ptr $MEMORY_ERROR
  %format3 = load ptr, ptr $ERR_FORMAT
  %ignored3 = call ptr (ptr, ptr, ...) %format3(ptr %memory_error, ptr @no_memory)
  ret ptr null
return:
  %result.none = load ptr, ptr $NONE
  %incref = load ptr, ptr $INCREF
  call void %incref(ptr %result.none)
  ret ptr %result.none
}
