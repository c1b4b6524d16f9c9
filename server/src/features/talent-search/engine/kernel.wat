;; What is done to whole bitmaps and columns, sixteen bytes at a time. A bitmap has a bit for every
;; row; its length, in bytes, is a multiple of sixteen. `node scripts/build-kernel.ts` assembles
;; this file into kernel-code.ts.
(module
  (import "engine" "memory" (memory 1 65536))

  ;; target = target AND other
  (func (export "keep") (param $target i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $target) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (v128.store (local.get $target)
          (v128.and (v128.load (local.get $target)) (v128.load (local.get $other))))
        (local.set $target (i32.add (local.get $target) (i32.const 16)))
        (local.set $other (i32.add (local.get $other) (i32.const 16)))
        (br $next))))

  ;; target = target OR other
  (func (export "join") (param $target i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $target) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (v128.store (local.get $target)
          (v128.or (v128.load (local.get $target)) (v128.load (local.get $other))))
        (local.set $target (i32.add (local.get $target) (i32.const 16)))
        (local.set $other (i32.add (local.get $other) (i32.const 16)))
        (br $next))))

  ;; target = target AND NOT other
  (func (export "drop") (param $target i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $target) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (v128.store (local.get $target)
          (v128.andnot (v128.load (local.get $target)) (v128.load (local.get $other))))
        (local.set $target (i32.add (local.get $target) (i32.const 16)))
        (local.set $other (i32.add (local.get $other) (i32.const 16)))
        (br $next))))

  ;; How many rows are in both bitmaps; given twice, how many one has.
  (func (export "count") (param $one i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32)
    (local $sums v128)
    (local.set $end (i32.add (local.get $one) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $one) (local.get $end)))
        (local.set $sums
          (i32x4.add (local.get $sums)
            (i32x4.extadd_pairwise_i16x8_u
              (i16x8.extadd_pairwise_i8x16_u
                (i8x16.popcnt
                  (v128.and (v128.load (local.get $one)) (v128.load (local.get $other))))))))
        (local.set $one (i32.add (local.get $one) (i32.const 16)))
        (local.set $other (i32.add (local.get $other) (i32.const 16)))
        (br $next)))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
      (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))

  ;; How many rows of a list, of four bytes each, are in the bitmap.
  (func (export "countListed") (param $list i32) (param $length i32) (param $bitmap i32) (result i32)
    (local $end i32)
    (local $row i32)
    (local $sum i32)
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $length) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
        (local.set $row (i32.load (local.get $list)))
        (local.set $sum
          (i32.add (local.get $sum)
            (i32.and (i32.const 1)
              (i32.shr_u
                (i32.load8_u (i32.add (local.get $bitmap) (i32.shr_u (local.get $row) (i32.const 3))))
                (i32.and (local.get $row) (i32.const 7))))))
        (local.set $list (i32.add (local.get $list) (i32.const 4)))
        (br $next)))
    (local.get $sum))

  ;; Puts the rows of a list into the bitmap.
  (func (export "joinListed") (param $list i32) (param $length i32) (param $bitmap i32)
    (local $end i32)
    (local $row i32)
    (local $place i32)
    (local.set $end (i32.add (local.get $list) (i32.shl (local.get $length) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $list) (local.get $end)))
        (local.set $row (i32.load (local.get $list)))
        (local.set $place (i32.add (local.get $bitmap) (i32.shr_u (local.get $row) (i32.const 3))))
        (i32.store8 (local.get $place)
          (i32.or (i32.load8_u (local.get $place))
            (i32.shl (i32.const 1) (i32.and (local.get $row) (i32.const 7)))))
        (local.set $list (i32.add (local.get $list) (i32.const 4)))
        (br $next))))

  ;; A bitmap of the rows whose number, of two bytes, is from `least` to `most`.
  (func (export "between")
    (param $column i32) (param $bytes i32) (param $least i32) (param $most i32) (param $target i32)
    (local $end i32)
    (local $low v128)
    (local $high v128)
    (local.set $end (i32.add (local.get $target) (local.get $bytes)))
    (local.set $low (i16x8.splat (local.get $least)))
    (local.set $high (i16x8.splat (local.get $most)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $target) (local.get $end)))
        (i32.store16 (local.get $target)
          (i8x16.bitmask
            (i8x16.narrow_i16x8_s
              (v128.and
                (i16x8.ge_u (v128.load (local.get $column)) (local.get $low))
                (i16x8.le_u (v128.load (local.get $column)) (local.get $high)))
              (v128.and
                (i16x8.ge_u (v128.load offset=16 (local.get $column)) (local.get $low))
                (i16x8.le_u (v128.load offset=16 (local.get $column)) (local.get $high))))))
        (local.set $column (i32.add (local.get $column) (i32.const 32)))
        (local.set $target (i32.add (local.get $target) (i32.const 2)))
        (br $next))))

  ;; Puts into the bitmap the rows of spans, of eight bytes each (first and last day in two bytes,
  ;; then the row), that share a day with first to last.
  (func (export "joinOverlapping")
    (param $spans i32) (param $length i32) (param $first i32) (param $last i32) (param $bitmap i32)
    (local $end i32)
    (local $row i32)
    (local $place i32)
    (local.set $end (i32.add (local.get $spans) (i32.shl (local.get $length) (i32.const 3))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $spans) (local.get $end)))
        (if (i32.and
              (i32.le_u (i32.load16_u (local.get $spans)) (local.get $last))
              (i32.ge_u (i32.load16_u offset=2 (local.get $spans)) (local.get $first)))
          (then
            (local.set $row (i32.load offset=4 (local.get $spans)))
            (local.set $place (i32.add (local.get $bitmap) (i32.shr_u (local.get $row) (i32.const 3))))
            (i32.store8 (local.get $place)
              (i32.or (i32.load8_u (local.get $place))
                (i32.shl (i32.const 1) (i32.and (local.get $row) (i32.const 7)))))))
        (local.set $spans (i32.add (local.get $spans) (i32.const 8)))
        (br $next))))

  ;; Adds one to the count, of four bytes, of every number that a row of the bitmap has in the column, of
  ;; four bytes each.
  (func (export "tally") (param $bitmap i32) (param $bytes i32) (param $column i32) (param $counts i32)
    (local $end i32)
    (local $bits i64)
    (local $place i32)
    (local.set $end (i32.add (local.get $bitmap) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $bitmap) (local.get $end)))
        (local.set $bits (i64.load (local.get $bitmap)))
        (block $none
          (loop $row
            (br_if $none (i64.eqz (local.get $bits)))
            (local.set $place
              (i32.add (local.get $counts)
                (i32.shl
                  (i32.load
                    (i32.add (local.get $column)
                      (i32.shl (i32.wrap_i64 (i64.ctz (local.get $bits))) (i32.const 2))))
                  (i32.const 2))))
            (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
            (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
            (br $row)))
        (local.set $bitmap (i32.add (local.get $bitmap) (i32.const 8)))
        (local.set $column (i32.add (local.get $column) (i32.const 256)))
        (br $next))))

  ;; The same for lists of numbers, of two bytes each: those of a row are the ones from its start, of four
  ;; bytes, to the start of the next.
  (func (export "tallyLists")
    (param $bitmap i32) (param $bytes i32) (param $starts i32) (param $values i32) (param $counts i32)
    (local $end i32)
    (local $bits i64)
    (local $start i32)
    (local $value i32)
    (local $last i32)
    (local $place i32)
    (local.set $end (i32.add (local.get $bitmap) (local.get $bytes)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $bitmap) (local.get $end)))
        (local.set $bits (i64.load (local.get $bitmap)))
        (block $none
          (loop $row
            (br_if $none (i64.eqz (local.get $bits)))
            (local.set $start
              (i32.add (local.get $starts)
                (i32.shl (i32.wrap_i64 (i64.ctz (local.get $bits))) (i32.const 2))))
            (local.set $value
              (i32.add (local.get $values) (i32.shl (i32.load (local.get $start)) (i32.const 1))))
            (local.set $last
              (i32.add (local.get $values)
                (i32.shl (i32.load offset=4 (local.get $start)) (i32.const 1))))
            (block $counted
              (loop $each
                (br_if $counted (i32.ge_u (local.get $value) (local.get $last)))
                (local.set $place
                  (i32.add (local.get $counts)
                    (i32.shl (i32.load16_u (local.get $value)) (i32.const 2))))
                (i32.store (local.get $place) (i32.add (i32.load (local.get $place)) (i32.const 1)))
                (local.set $value (i32.add (local.get $value) (i32.const 2)))
                (br $each)))
            (local.set $bits (i64.and (local.get $bits) (i64.sub (local.get $bits) (i64.const 1))))
            (br $row)))
        (local.set $bitmap (i32.add (local.get $bitmap) (i32.const 8)))
        (local.set $starts (i32.add (local.get $starts) (i32.const 256)))
        (br $next))))

  ;; Lists the rows of the bitmap from its byte `from` on whose number in the column, of four bytes each, is
  ;; from `least` to `most`: how many in the first four bytes of the list, then each row. Returns where it
  ;; stopped: at the end, or where another 16 rows could be more than `limit`.
  (func (export "gather")
    (param $bitmap i32) (param $from i32) (param $bytes i32) (param $column i32)
    (param $least i32) (param $most i32) (param $list i32) (param $limit i32) (result i32)
    (local $low v128)
    (local $high v128)
    (local $numbers i32)
    (local $bits i32)
    (local $count i32)
    (local.set $low (i32x4.splat (local.get $least)))
    (local.set $high (i32x4.splat (local.get $most)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $from) (local.get $bytes)))
        (br_if $done
          (i32.gt_u (i32.add (local.get $count) (i32.const 16)) (local.get $limit)))
        (local.set $bits (i32.load16_u (i32.add (local.get $bitmap) (local.get $from))))
        (if (local.get $bits)
          (then
            (local.set $numbers
              (i32.add (local.get $column) (i32.shl (local.get $from) (i32.const 5))))
            (local.set $bits
              (i32.and (local.get $bits)
                (i8x16.bitmask
                  (i8x16.narrow_i16x8_s
                    (i16x8.narrow_i32x4_s
                      (v128.and
                        (i32x4.ge_u (v128.load (local.get $numbers)) (local.get $low))
                        (i32x4.le_u (v128.load (local.get $numbers)) (local.get $high)))
                      (v128.and
                        (i32x4.ge_u (v128.load offset=16 (local.get $numbers)) (local.get $low))
                        (i32x4.le_u (v128.load offset=16 (local.get $numbers)) (local.get $high))))
                    (i16x8.narrow_i32x4_s
                      (v128.and
                        (i32x4.ge_u (v128.load offset=32 (local.get $numbers)) (local.get $low))
                        (i32x4.le_u (v128.load offset=32 (local.get $numbers)) (local.get $high)))
                      (v128.and
                        (i32x4.ge_u (v128.load offset=48 (local.get $numbers)) (local.get $low))
                        (i32x4.le_u (v128.load offset=48 (local.get $numbers)) (local.get $high))))))))
            (block $none
              (loop $each
                (br_if $none (i32.eqz (local.get $bits)))
                (local.set $count (i32.add (local.get $count) (i32.const 1)))
                (i32.store
                  (i32.add (local.get $list) (i32.shl (local.get $count) (i32.const 2)))
                  (i32.add (i32.shl (local.get $from) (i32.const 3)) (i32.ctz (local.get $bits))))
                (local.set $bits
                  (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
                (br $each)))))
        (local.set $from (i32.add (local.get $from) (i32.const 2)))
        (br $next)))
    (i32.store (local.get $list) (local.get $count))
    (local.get $from)))
