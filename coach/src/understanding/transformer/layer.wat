;; What a layer of the transformer computes, on rows of 32-bit floats, one row for each token.
;;
;; Weights are signed bytes. A row of inputs is cut into 14-bit steps, each in two halves of seven bits, so that bytes can
;; be multiplied sixteen at a time and the sums are exact: the plain and the fast module give the same bits everywhere.
;; For the same reason floats are multiplied and added in two steps.
;;
;; `npm run wasm` makes layer.wasm of this file, and layer-no-simd.wasm, for machines without relaxed SIMD, of this file with
;; each relaxed product of bytes written out.
(module
  (memory (export "memory") 1)

  ;; Cuts rows into steps. $out gets two rows at a time, of each sixteen inputs: the high halves of the first row, its low
  ;; halves, then those of the second. $facts gets for each row the size of a step and the sum of its values.
  (func (export "quantize") (param $in i32) (param $rows i32) (param $width i32) (param $out i32) (param $facts i32)
    (local $row i32) (local $left i32) (local $from i32) (local $to i32) (local $step f32)
    (local $most v128) (local $steps v128) (local $sum v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $each_row
      (local.set $most (v128.const i32x4 0 0 0 0))
      (local.set $from (local.get $in))
      (local.set $left (local.get $width))
      (loop $inputs_of_four
        (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $from)))))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (br_if $inputs_of_four (local.tee $left (i32.sub (local.get $left) (i32.const 4)))))
      (local.set $step
        (f32.div
          (f32.max
            (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
            (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most))))
          (f32.const 8191)))
      (local.set $steps
        (f32x4.splat
          (select (f32.div (f32.const 1) (local.get $step)) (f32.const 0) (f32.gt (local.get $step) (f32.const 1e-30)))))
      (local.set $to
        (i32.add
          (i32.add (local.get $out) (i32.shl (i32.mul (i32.shr_u (local.get $row) (i32.const 1)) (local.get $width)) (i32.const 2)))
          (i32.shl (i32.and (local.get $row) (i32.const 1)) (i32.const 5))))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $from (local.get $in))
      (local.set $left (local.get $width))
      (loop $inputs_of_sixteen
        (local.set $a (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (v128.load (local.get $from))))))
        (local.set $b (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (v128.load offset=16 (local.get $from))))))
        (local.set $c (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (v128.load offset=32 (local.get $from))))))
        (local.set $d (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $steps) (v128.load offset=48 (local.get $from))))))
        (local.set $sum
          (i32x4.add (local.get $sum)
            (i32x4.add (i32x4.add (local.get $a) (local.get $b)) (i32x4.add (local.get $c) (local.get $d)))))
        ;; From here on above zero: 0 to 16383.
        (local.set $a (i32x4.add (local.get $a) (v128.const i32x4 8192 8192 8192 8192)))
        (local.set $b (i32x4.add (local.get $b) (v128.const i32x4 8192 8192 8192 8192)))
        (local.set $c (i32x4.add (local.get $c) (v128.const i32x4 8192 8192 8192 8192)))
        (local.set $d (i32x4.add (local.get $d) (v128.const i32x4 8192 8192 8192 8192)))
        (local.set $a (i16x8.narrow_i32x4_s (local.get $a) (local.get $b)))
        (local.set $c (i16x8.narrow_i32x4_s (local.get $c) (local.get $d)))
        (v128.store (local.get $to)
          (i8x16.narrow_i16x8_u (i16x8.shr_u (local.get $a) (i32.const 7)) (i16x8.shr_u (local.get $c) (i32.const 7))))
        (v128.store offset=16 (local.get $to)
          (v128.and
            (i8x16.shuffle 0 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 (local.get $a) (local.get $c))
            (v128.const i8x16 127 127 127 127 127 127 127 127 127 127 127 127 127 127 127 127)))
        (local.set $to (i32.add (local.get $to) (i32.const 64)))
        (local.set $from (i32.add (local.get $from) (i32.const 64)))
        (br_if $inputs_of_sixteen (local.tee $left (i32.sub (local.get $left) (i32.const 16)))))
      (f32.store (local.get $facts) (local.get $step))
      (f32.store offset=4 (local.get $facts)
        (f32.mul (local.get $step)
          (f32.convert_i32_s
            (i32.add
              (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
              (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))))
      (local.set $facts (i32.add (local.get $facts) (i32.const 8)))
      (local.set $in (local.get $from))
      (br_if $each_row (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))

  ;; Rows cut into steps, times weights, plus bias: written to $out, or added to what is there if $adds is 1.
  ;; Weights come in groups of four outputs: of each sixteen inputs the bytes of the four outputs, and behind them, for each
  ;; of the four, the worth of one step of a byte, what a byte of zero is worth, the bias, and what the steps' being above
  ;; zero has added to the sum. $stride is the bytes from one row of $out to the next. An odd last row needs room for one more.
  (func (export "multiply")
    (param $in i32) (param $facts i32) (param $weights i32) (param $out i32)
    (param $rows i32) (param $inputs i32) (param $outputs i32) (param $stride i32) (param $adds i32)
    (local $row i32) (local $left i32) (local $x i32) (local $w i32) (local $fact i32) (local $to i32)
    (local $high0 v128) (local $low0 v128) (local $high1 v128) (local $low1 v128) (local $bytes v128)
    (local $h00 v128) (local $l00 v128) (local $h10 v128) (local $l10 v128)
    (local $h01 v128) (local $l01 v128) (local $h11 v128) (local $l11 v128)
    (local $h02 v128) (local $l02 v128) (local $h12 v128) (local $l12 v128)
    (local $h03 v128) (local $l03 v128) (local $h13 v128) (local $l13 v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (loop $outputs_of_four
      (local.set $x (local.get $in))
      (local.set $fact (local.get $facts))
      (local.set $to (local.get $out))
      (local.set $row (i32.const 0))
      (loop $rows_of_two
        (local.set $h00 (v128.const i32x4 0 0 0 0)) (local.set $l00 (v128.const i32x4 0 0 0 0))
        (local.set $h01 (v128.const i32x4 0 0 0 0)) (local.set $l01 (v128.const i32x4 0 0 0 0))
        (local.set $h02 (v128.const i32x4 0 0 0 0)) (local.set $l02 (v128.const i32x4 0 0 0 0))
        (local.set $h03 (v128.const i32x4 0 0 0 0)) (local.set $l03 (v128.const i32x4 0 0 0 0))
        (local.set $h10 (v128.const i32x4 0 0 0 0)) (local.set $l10 (v128.const i32x4 0 0 0 0))
        (local.set $h11 (v128.const i32x4 0 0 0 0)) (local.set $l11 (v128.const i32x4 0 0 0 0))
        (local.set $h12 (v128.const i32x4 0 0 0 0)) (local.set $l12 (v128.const i32x4 0 0 0 0))
        (local.set $h13 (v128.const i32x4 0 0 0 0)) (local.set $l13 (v128.const i32x4 0 0 0 0))
        (local.set $w (local.get $weights))
        (local.set $left (local.get $inputs))
        (loop $inputs_of_sixteen
          (local.set $high0 (v128.load (local.get $x)))
          (local.set $low0 (v128.load offset=16 (local.get $x)))
          (local.set $high1 (v128.load offset=32 (local.get $x)))
          (local.set $low1 (v128.load offset=48 (local.get $x)))
          (local.set $bytes (v128.load (local.get $w)))
          (local.set $h00 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high0) (local.get $h00)))
          (local.set $l00 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low0) (local.get $l00)))
          (local.set $h10 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high1) (local.get $h10)))
          (local.set $l10 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low1) (local.get $l10)))
          (local.set $bytes (v128.load offset=16 (local.get $w)))
          (local.set $h01 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high0) (local.get $h01)))
          (local.set $l01 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low0) (local.get $l01)))
          (local.set $h11 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high1) (local.get $h11)))
          (local.set $l11 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low1) (local.get $l11)))
          (local.set $bytes (v128.load offset=32 (local.get $w)))
          (local.set $h02 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high0) (local.get $h02)))
          (local.set $l02 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low0) (local.get $l02)))
          (local.set $h12 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high1) (local.get $h12)))
          (local.set $l12 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low1) (local.get $l12)))
          (local.set $bytes (v128.load offset=48 (local.get $w)))
          (local.set $h03 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high0) (local.get $h03)))
          (local.set $l03 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low0) (local.get $l03)))
          (local.set $h13 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $high1) (local.get $h13)))
          (local.set $l13 (i32x4.relaxed_dot_i8x16_i7x16_add_s (local.get $bytes) (local.get $low1) (local.get $l13)))
          (local.set $x (i32.add (local.get $x) (i32.const 64)))
          (local.set $w (i32.add (local.get $w) (i32.const 64)))
          (br_if $inputs_of_sixteen (local.tee $left (i32.sub (local.get $left) (i32.const 16)))))
        ;; The sums of a row's products with four outputs, each in four lanes, become what the row gets.
        (local.set $a (i32x4.add (i32x4.shl (local.get $h00) (i32.const 7)) (local.get $l00)))
        (local.set $b (i32x4.add (i32x4.shl (local.get $h01) (i32.const 7)) (local.get $l01)))
        (local.set $c (i32x4.add (i32x4.shl (local.get $h02) (i32.const 7)) (local.get $l02)))
        (local.set $d (i32x4.add (i32x4.shl (local.get $h03) (i32.const 7)) (local.get $l03)))
        (local.set $a
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
        (local.set $c
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
        (local.set $a
          (f32x4.convert_i32x4_s
            (i32x4.sub
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
                (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c)))
              (v128.load offset=48 (local.get $w)))))
        (local.set $a
          (f32x4.add
            (f32x4.mul (f32x4.mul (local.get $a) (v128.load (local.get $w))) (v128.load32_splat (local.get $fact)))
            (f32x4.add
              (f32x4.mul (v128.load offset=16 (local.get $w)) (v128.load32_splat offset=4 (local.get $fact)))
              (v128.load offset=32 (local.get $w)))))
        (if (local.get $adds)
          (then (local.set $a (f32x4.add (local.get $a) (v128.load (local.get $to))))))
        (v128.store (local.get $to) (local.get $a))
        (local.set $to (i32.add (local.get $to) (local.get $stride)))
        (local.set $a (i32x4.add (i32x4.shl (local.get $h10) (i32.const 7)) (local.get $l10)))
        (local.set $b (i32x4.add (i32x4.shl (local.get $h11) (i32.const 7)) (local.get $l11)))
        (local.set $c (i32x4.add (i32x4.shl (local.get $h12) (i32.const 7)) (local.get $l12)))
        (local.set $d (i32x4.add (i32x4.shl (local.get $h13) (i32.const 7)) (local.get $l13)))
        (local.set $a
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
        (local.set $c
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
            (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
        (local.set $a
          (f32x4.convert_i32x4_s
            (i32x4.sub
              (i32x4.add
                (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
                (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c)))
              (v128.load offset=48 (local.get $w)))))
        (local.set $a
          (f32x4.add
            (f32x4.mul (f32x4.mul (local.get $a) (v128.load (local.get $w))) (v128.load32_splat offset=8 (local.get $fact)))
            (f32x4.add
              (f32x4.mul (v128.load offset=16 (local.get $w)) (v128.load32_splat offset=12 (local.get $fact)))
              (v128.load offset=32 (local.get $w)))))
        (if (local.get $adds)
          (then (local.set $a (f32x4.add (local.get $a) (v128.load (local.get $to))))))
        (v128.store (local.get $to) (local.get $a))
        (local.set $to (i32.add (local.get $to) (local.get $stride)))
        (local.set $fact (i32.add (local.get $fact) (i32.const 16)))
        (br_if $rows_of_two (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows))))
      (local.set $weights (i32.add (local.get $w) (i32.const 64)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $outputs_of_four (local.tee $outputs (i32.sub (local.get $outputs) (i32.const 4))))))

  ;; Each x of some rows times the share of a normal distribution below x (GELU), in place; Abramowitz and Stegun 7.1.26.
  ;; $powers is room for a row.
  (func (export "activate") (param $at i32) (param $rows i32) (param $width i32) (param $powers i32)
    (local $i i32) (local $end i32) (local $x v128) (local $t v128) (local $tail v128)
    (local.set $end (i32.shl (local.get $width) (i32.const 2)))
    (loop $each_row
      (local.set $i (i32.const 0))
      (loop $values_of_four
        (local.set $x (v128.load (i32.add (local.get $at) (local.get $i))))
        (v128.store (i32.add (local.get $powers) (local.get $i))
          (f32x4.mul (f32x4.mul (local.get $x) (local.get $x)) (v128.const f32x4 -0.5 -0.5 -0.5 -0.5)))
        (br_if $values_of_four (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $end))))
      (call $exp (local.get $powers) (i32.add (local.get $powers) (local.get $end)))
      (local.set $i (i32.const 0))
      (loop $values_of_four
        (local.set $x (v128.load (i32.add (local.get $at) (local.get $i))))
        ;; 0.3275911 times the root of a half.
        (local.set $t
          (f32x4.div (v128.const f32x4 1 1 1 1)
            (f32x4.add (v128.const f32x4 1 1 1 1)
              (f32x4.mul (f32x4.abs (local.get $x)) (v128.const f32x4 0.23164189 0.23164189 0.23164189 0.23164189)))))
        (local.set $tail
          (f32x4.add (v128.const f32x4 -1.453152027 -1.453152027 -1.453152027 -1.453152027)
            (f32x4.mul (local.get $t) (v128.const f32x4 1.061405429 1.061405429 1.061405429 1.061405429))))
        (local.set $tail
          (f32x4.add (v128.const f32x4 1.421413741 1.421413741 1.421413741 1.421413741)
            (f32x4.mul (local.get $t) (local.get $tail))))
        (local.set $tail
          (f32x4.add (v128.const f32x4 -0.284496736 -0.284496736 -0.284496736 -0.284496736)
            (f32x4.mul (local.get $t) (local.get $tail))))
        (local.set $tail
          (f32x4.add (v128.const f32x4 0.254829592 0.254829592 0.254829592 0.254829592)
            (f32x4.mul (local.get $t) (local.get $tail))))
        (local.set $tail
          (f32x4.mul
            (f32x4.mul (f32x4.mul (local.get $t) (v128.const f32x4 0.5 0.5 0.5 0.5)) (local.get $tail))
            (v128.load (i32.add (local.get $powers) (local.get $i)))))
        (v128.store (i32.add (local.get $at) (local.get $i))
          (f32x4.mul (local.get $x)
            (v128.bitselect (local.get $tail)
              (f32x4.sub (v128.const f32x4 1 1 1 1) (local.get $tail))
              (f32x4.lt (local.get $x) (v128.const f32x4 0 0 0 0)))))
        (br_if $values_of_four (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $end))))
      (local.set $at (i32.add (local.get $at) (local.get $end)))
      (br_if $each_row (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))))))

  ;; e to the power of numbers not above zero, in place, exact to 1e-7: 2 to a whole power, times a polynomial for the rest.
  (func $exp (param $at i32) (param $end i32)
    (local $x v128) (local $whole v128) (local $sum v128)
    (loop $numbers_of_four
      (local.set $x (f32x4.max (v128.load (local.get $at)) (v128.const f32x4 -87 -87 -87 -87)))
      (local.set $whole
        (f32x4.nearest (f32x4.mul (local.get $x) (v128.const f32x4 1.44269504 1.44269504 1.44269504 1.44269504))))
      (local.set $x
        (f32x4.sub
          (f32x4.sub (local.get $x)
            (f32x4.mul (local.get $whole) (v128.const f32x4 0.693359375 0.693359375 0.693359375 0.693359375)))
          (f32x4.mul (local.get $whole) (v128.const f32x4 -2.12194440e-4 -2.12194440e-4 -2.12194440e-4 -2.12194440e-4))))
      (local.set $sum
        (f32x4.add (v128.const f32x4 1.3981999507e-3 1.3981999507e-3 1.3981999507e-3 1.3981999507e-3)
          (f32x4.mul (local.get $x) (v128.const f32x4 1.9875691500e-4 1.9875691500e-4 1.9875691500e-4 1.9875691500e-4))))
      (local.set $sum
        (f32x4.add (v128.const f32x4 8.3334519073e-3 8.3334519073e-3 8.3334519073e-3 8.3334519073e-3)
          (f32x4.mul (local.get $x) (local.get $sum))))
      (local.set $sum
        (f32x4.add (v128.const f32x4 4.1665795894e-2 4.1665795894e-2 4.1665795894e-2 4.1665795894e-2)
          (f32x4.mul (local.get $x) (local.get $sum))))
      (local.set $sum
        (f32x4.add (v128.const f32x4 1.6666665459e-1 1.6666665459e-1 1.6666665459e-1 1.6666665459e-1)
          (f32x4.mul (local.get $x) (local.get $sum))))
      (local.set $sum
        (f32x4.add (v128.const f32x4 5.0000001201e-1 5.0000001201e-1 5.0000001201e-1 5.0000001201e-1)
          (f32x4.mul (local.get $x) (local.get $sum))))
      (local.set $sum
        (f32x4.add
          (f32x4.add (f32x4.mul (f32x4.mul (local.get $sum) (local.get $x)) (local.get $x)) (local.get $x))
          (v128.const f32x4 1 1 1 1)))
      (v128.store (local.get $at)
        (f32x4.mul (local.get $sum)
          (i32x4.shl
            (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $whole)) (v128.const i32x4 127 127 127 127))
            (i32.const 23))))
      (br_if $numbers_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))))

  ;; Rows plus other rows, each brought to mean 0 and deviation 1, times $scale plus $bias. A row is 384 numbers wide.
  (func (export "normalize") (param $in i32) (param $plus i32) (param $scale i32) (param $bias i32) (param $out i32) (param $rows i32)
    (local $at i32) (local $sum v128) (local $x v128) (local $mean v128) (local $factor v128)
    (loop $each_row
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $values_of_four
        (local.set $x
          (f32x4.add
            (v128.load (i32.add (local.get $in) (local.get $at)))
            (v128.load (i32.add (local.get $plus) (local.get $at)))))
        (v128.store (i32.add (local.get $out) (local.get $at)) (local.get $x))
        (local.set $sum (f32x4.add (local.get $sum) (local.get $x)))
        (br_if $values_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (i32.const 1536))))
      (local.set $mean (f32x4.splat (f32.div (call $across (local.get $sum)) (f32.const 384))))
      (local.set $sum (v128.const i32x4 0 0 0 0))
      (local.set $at (i32.const 0))
      (loop $values_of_four
        (local.set $x (f32x4.sub (v128.load (i32.add (local.get $out) (local.get $at))) (local.get $mean)))
        (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (local.get $x) (local.get $x))))
        (br_if $values_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (i32.const 1536))))
      (local.set $factor
        (f32x4.splat
          (f32.div (f32.const 1)
            (f32.sqrt (f32.add (f32.div (call $across (local.get $sum)) (f32.const 384)) (f32.const 1e-12))))))
      (local.set $at (i32.const 0))
      (loop $values_of_four
        (v128.store (i32.add (local.get $out) (local.get $at))
          (f32x4.add
            (f32x4.mul
              (f32x4.mul
                (f32x4.sub (v128.load (i32.add (local.get $out) (local.get $at))) (local.get $mean))
                (local.get $factor))
              (v128.load (i32.add (local.get $scale) (local.get $at))))
            (v128.load (i32.add (local.get $bias) (local.get $at)))))
        (br_if $values_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (i32.const 1536))))
      (local.set $in (i32.add (local.get $in) (i32.const 1536)))
      (local.set $plus (i32.add (local.get $plus) (i32.const 1536)))
      (local.set $out (i32.add (local.get $out) (i32.const 1536)))
      (br_if $each_row (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))))))

  ;; The sum of the four lanes.
  (func $across (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))

  ;; Every token takes from the values of all tokens, as much as its query fits their keys: in twelve heads of 32 numbers,
  ;; two tokens at a time. A row of $in is queries, keys and values, 384 numbers each. $room takes a head's keys and values,
  ;; 64 numbers for each token, and behind them two numbers for each token; all need room for four more tokens.
  (func (export "attend") (param $in i32) (param $out i32) (param $tokens i32) (param $room i32)
    (local $head i32) (local $token i32) (local $from i32) (local $to i32)
    (local $values i32) (local $shares i32) (local $other_shares i32)
    (local.set $values (i32.add (local.get $room) (i32.shl (i32.add (local.get $tokens) (i32.const 4)) (i32.const 7))))
    (local.set $shares (i32.add (local.get $values) (i32.shl (local.get $tokens) (i32.const 7))))
    (local.set $other_shares (i32.add (local.get $shares) (i32.shl (i32.add (local.get $tokens) (i32.const 4)) (i32.const 2))))
    (loop $each_head
      (local.set $from (i32.add (local.get $in) (local.get $head)))
      (local.set $to (i32.add (local.get $out) (local.get $head)))
      (call $gather (i32.add (local.get $from) (i32.const 1536)) (local.get $tokens) (local.get $room))
      (call $gather (i32.add (local.get $from) (i32.const 3072)) (local.get $tokens) (local.get $values))
      (local.set $token (i32.const 0))
      (loop $tokens_of_two
        (call $score (local.get $from) (local.get $room) (local.get $tokens) (local.get $shares) (local.get $other_shares))
        (call $mix (local.get $values) (local.get $tokens) (local.get $shares) (local.get $other_shares)
          (call $share (local.get $shares) (local.get $tokens))
          (call $share (local.get $other_shares) (local.get $tokens))
          (local.get $to))
        (local.set $from (i32.add (local.get $from) (i32.const 9216)))
        (local.set $to (i32.add (local.get $to) (i32.const 3072)))
        (br_if $tokens_of_two (i32.lt_u (local.tee $token (i32.add (local.get $token) (i32.const 2))) (local.get $tokens))))
      (br_if $each_head (i32.lt_u (local.tee $head (i32.add (local.get $head) (i32.const 128))) (i32.const 1536)))))

  ;; A head's 32 numbers of each token, one token behind the other: read again and again, they must lie close.
  (func $gather (param $from i32) (param $tokens i32) (param $to i32)
    (loop $each_token
      (v128.store (local.get $to) (v128.load (local.get $from)))
      (v128.store offset=16 (local.get $to) (v128.load offset=16 (local.get $from)))
      (v128.store offset=32 (local.get $to) (v128.load offset=32 (local.get $from)))
      (v128.store offset=48 (local.get $to) (v128.load offset=48 (local.get $from)))
      (v128.store offset=64 (local.get $to) (v128.load offset=64 (local.get $from)))
      (v128.store offset=80 (local.get $to) (v128.load offset=80 (local.get $from)))
      (v128.store offset=96 (local.get $to) (v128.load offset=96 (local.get $from)))
      (v128.store offset=112 (local.get $to) (v128.load offset=112 (local.get $from)))
      (local.set $from (i32.add (local.get $from) (i32.const 4608)))
      (local.set $to (i32.add (local.get $to) (i32.const 128)))
      (br_if $each_token (local.tee $tokens (i32.sub (local.get $tokens) (i32.const 1))))))

  ;; How well the queries of two tokens fit the keys of all tokens, four tokens at a time.
  (func $score (param $query i32) (param $keys i32) (param $tokens i32) (param $out i32) (param $other_out i32)
    (local $key v128)
    (local $q0 v128) (local $r0 v128)
    (local $q1 v128) (local $r1 v128)
    (local $q2 v128) (local $r2 v128)
    (local $q3 v128) (local $r3 v128)
    (local $q4 v128) (local $r4 v128)
    (local $q5 v128) (local $r5 v128)
    (local $q6 v128) (local $r6 v128)
    (local $q7 v128) (local $r7 v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $q0 (v128.load (local.get $query)))
    (local.set $r0 (v128.load offset=4608 (local.get $query)))
    (local.set $q1 (v128.load offset=16 (local.get $query)))
    (local.set $r1 (v128.load offset=4624 (local.get $query)))
    (local.set $q2 (v128.load offset=32 (local.get $query)))
    (local.set $r2 (v128.load offset=4640 (local.get $query)))
    (local.set $q3 (v128.load offset=48 (local.get $query)))
    (local.set $r3 (v128.load offset=4656 (local.get $query)))
    (local.set $q4 (v128.load offset=64 (local.get $query)))
    (local.set $r4 (v128.load offset=4672 (local.get $query)))
    (local.set $q5 (v128.load offset=80 (local.get $query)))
    (local.set $r5 (v128.load offset=4688 (local.get $query)))
    (local.set $q6 (v128.load offset=96 (local.get $query)))
    (local.set $r6 (v128.load offset=4704 (local.get $query)))
    (local.set $q7 (v128.load offset=112 (local.get $query)))
    (local.set $r7 (v128.load offset=4720 (local.get $query)))
    (loop $tokens_of_four
      (local.set $key (v128.load (local.get $keys)))
      (local.set $a (f32x4.mul (local.get $q0) (local.get $key)))
      (local.set $e (f32x4.mul (local.get $r0) (local.get $key)))
      (local.set $key (v128.load offset=128 (local.get $keys)))
      (local.set $b (f32x4.mul (local.get $q0) (local.get $key)))
      (local.set $f (f32x4.mul (local.get $r0) (local.get $key)))
      (local.set $key (v128.load offset=256 (local.get $keys)))
      (local.set $c (f32x4.mul (local.get $q0) (local.get $key)))
      (local.set $g (f32x4.mul (local.get $r0) (local.get $key)))
      (local.set $key (v128.load offset=384 (local.get $keys)))
      (local.set $d (f32x4.mul (local.get $q0) (local.get $key)))
      (local.set $h (f32x4.mul (local.get $r0) (local.get $key)))
      (local.set $key (v128.load offset=16 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q1) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r1) (local.get $key))))
      (local.set $key (v128.load offset=144 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q1) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r1) (local.get $key))))
      (local.set $key (v128.load offset=272 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q1) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r1) (local.get $key))))
      (local.set $key (v128.load offset=400 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q1) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r1) (local.get $key))))
      (local.set $key (v128.load offset=32 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q2) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r2) (local.get $key))))
      (local.set $key (v128.load offset=160 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q2) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r2) (local.get $key))))
      (local.set $key (v128.load offset=288 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q2) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r2) (local.get $key))))
      (local.set $key (v128.load offset=416 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q2) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r2) (local.get $key))))
      (local.set $key (v128.load offset=48 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q3) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r3) (local.get $key))))
      (local.set $key (v128.load offset=176 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q3) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r3) (local.get $key))))
      (local.set $key (v128.load offset=304 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q3) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r3) (local.get $key))))
      (local.set $key (v128.load offset=432 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q3) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r3) (local.get $key))))
      (local.set $key (v128.load offset=64 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q4) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r4) (local.get $key))))
      (local.set $key (v128.load offset=192 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q4) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r4) (local.get $key))))
      (local.set $key (v128.load offset=320 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q4) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r4) (local.get $key))))
      (local.set $key (v128.load offset=448 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q4) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r4) (local.get $key))))
      (local.set $key (v128.load offset=80 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q5) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r5) (local.get $key))))
      (local.set $key (v128.load offset=208 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q5) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r5) (local.get $key))))
      (local.set $key (v128.load offset=336 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q5) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r5) (local.get $key))))
      (local.set $key (v128.load offset=464 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q5) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r5) (local.get $key))))
      (local.set $key (v128.load offset=96 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q6) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r6) (local.get $key))))
      (local.set $key (v128.load offset=224 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q6) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r6) (local.get $key))))
      (local.set $key (v128.load offset=352 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q6) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r6) (local.get $key))))
      (local.set $key (v128.load offset=480 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q6) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r6) (local.get $key))))
      (local.set $key (v128.load offset=112 (local.get $keys)))
      (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $q7) (local.get $key))))
      (local.set $e (f32x4.add (local.get $e) (f32x4.mul (local.get $r7) (local.get $key))))
      (local.set $key (v128.load offset=240 (local.get $keys)))
      (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $q7) (local.get $key))))
      (local.set $f (f32x4.add (local.get $f) (f32x4.mul (local.get $r7) (local.get $key))))
      (local.set $key (v128.load offset=368 (local.get $keys)))
      (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $q7) (local.get $key))))
      (local.set $g (f32x4.add (local.get $g) (f32x4.mul (local.get $r7) (local.get $key))))
      (local.set $key (v128.load offset=496 (local.get $keys)))
      (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $q7) (local.get $key))))
      (local.set $h (f32x4.add (local.get $h) (f32x4.mul (local.get $r7) (local.get $key))))
      (local.set $a
        (f32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
      (local.set $c
        (f32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
      (v128.store (local.get $out)
        (f32x4.mul
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c)))
          ;; One over the root of 32.
          (v128.const f32x4 0.17677669 0.17677669 0.17677669 0.17677669)))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (local.set $e
        (f32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $e) (local.get $f))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $e) (local.get $f))))
      (local.set $g
        (f32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $g) (local.get $h))
          (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $g) (local.get $h))))
      (v128.store (local.get $other_out)
        (f32x4.mul
          (f32x4.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $e) (local.get $g))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $e) (local.get $g)))
          ;; One over the root of 32.
          (v128.const f32x4 0.17677669 0.17677669 0.17677669 0.17677669)))
      (local.set $other_out (i32.add (local.get $other_out) (i32.const 16)))
      (local.set $keys (i32.add (local.get $keys) (i32.const 512)))
      (br_if $tokens_of_four (i32.gt_s (local.tee $tokens (i32.sub (local.get $tokens) (i32.const 4))) (i32.const 0)))))

  ;; Turns scores into shares, in place, and gives what they have to be multiplied by to add up to 1 (softmax).
  (func $share (param $scores i32) (param $tokens i32) (result f32)
    (local $at i32) (local $end i32) (local $most v128) (local $sum v128)
    (local.set $end (i32.add (local.get $scores) (i32.shl (local.get $tokens) (i32.const 2))))
    ;; What lies behind the last token has no share.
    (v128.store (local.get $end) (v128.const f32x4 -1e30 -1e30 -1e30 -1e30))
    (local.set $most (v128.load (local.get $scores)))
    (local.set $at (local.get $scores))
    (loop $scores_of_four
      (local.set $most (f32x4.max (local.get $most) (v128.load (local.get $at))))
      (br_if $scores_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    (local.set $most
      (f32x4.max (local.get $most)
        (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $most) (local.get $most))))
    (local.set $most
      (f32x4.max (local.get $most)
        (i8x16.shuffle 4 5 6 7 0 1 2 3 12 13 14 15 8 9 10 11 (local.get $most) (local.get $most))))
    (local.set $at (local.get $scores))
    (loop $scores_of_four
      (v128.store (local.get $at) (f32x4.sub (v128.load (local.get $at)) (local.get $most)))
      (br_if $scores_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    (call $exp (local.get $scores) (local.get $end))
    (local.set $at (local.get $scores))
    (loop $scores_of_four
      (local.set $sum (f32x4.add (local.get $sum) (v128.load (local.get $at))))
      (br_if $scores_of_four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    (f32.div (f32.const 1) (call $across (local.get $sum))))

  ;; For two tokens the sum of all tokens' values, each times its share and all times a factor.
  (func $mix (param $values i32) (param $tokens i32) (param $shares i32) (param $other_shares i32)
    (param $factor f32) (param $other_factor f32) (param $out i32)
    (local $value v128) (local $share v128) (local $other_share v128)
    (local $a0 v128) (local $b0 v128)
    (local $a1 v128) (local $b1 v128)
    (local $a2 v128) (local $b2 v128)
    (local $a3 v128) (local $b3 v128)
    (local $a4 v128) (local $b4 v128)
    (local $a5 v128) (local $b5 v128)
    (local $a6 v128) (local $b6 v128)
    (local $a7 v128) (local $b7 v128)
    (loop $each_token
      (local.set $share (v128.load32_splat (local.get $shares)))
      (local.set $other_share (v128.load32_splat (local.get $other_shares)))
      (local.set $value (v128.load (local.get $values)))
      (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b0 (f32x4.add (local.get $b0) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=16 (local.get $values)))
      (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b1 (f32x4.add (local.get $b1) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=32 (local.get $values)))
      (local.set $a2 (f32x4.add (local.get $a2) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b2 (f32x4.add (local.get $b2) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=48 (local.get $values)))
      (local.set $a3 (f32x4.add (local.get $a3) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b3 (f32x4.add (local.get $b3) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=64 (local.get $values)))
      (local.set $a4 (f32x4.add (local.get $a4) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b4 (f32x4.add (local.get $b4) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=80 (local.get $values)))
      (local.set $a5 (f32x4.add (local.get $a5) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b5 (f32x4.add (local.get $b5) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=96 (local.get $values)))
      (local.set $a6 (f32x4.add (local.get $a6) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b6 (f32x4.add (local.get $b6) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $value (v128.load offset=112 (local.get $values)))
      (local.set $a7 (f32x4.add (local.get $a7) (f32x4.mul (local.get $share) (local.get $value))))
      (local.set $b7 (f32x4.add (local.get $b7) (f32x4.mul (local.get $other_share) (local.get $value))))
      (local.set $shares (i32.add (local.get $shares) (i32.const 4)))
      (local.set $other_shares (i32.add (local.get $other_shares) (i32.const 4)))
      (local.set $values (i32.add (local.get $values) (i32.const 128)))
      (br_if $each_token (local.tee $tokens (i32.sub (local.get $tokens) (i32.const 1)))))
    (local.set $share (f32x4.splat (local.get $factor)))
    (local.set $other_share (f32x4.splat (local.get $other_factor)))
    (v128.store (local.get $out) (f32x4.mul (local.get $a0) (local.get $share)))
    (v128.store offset=1536 (local.get $out) (f32x4.mul (local.get $b0) (local.get $other_share)))
    (v128.store offset=16 (local.get $out) (f32x4.mul (local.get $a1) (local.get $share)))
    (v128.store offset=1552 (local.get $out) (f32x4.mul (local.get $b1) (local.get $other_share)))
    (v128.store offset=32 (local.get $out) (f32x4.mul (local.get $a2) (local.get $share)))
    (v128.store offset=1568 (local.get $out) (f32x4.mul (local.get $b2) (local.get $other_share)))
    (v128.store offset=48 (local.get $out) (f32x4.mul (local.get $a3) (local.get $share)))
    (v128.store offset=1584 (local.get $out) (f32x4.mul (local.get $b3) (local.get $other_share)))
    (v128.store offset=64 (local.get $out) (f32x4.mul (local.get $a4) (local.get $share)))
    (v128.store offset=1600 (local.get $out) (f32x4.mul (local.get $b4) (local.get $other_share)))
    (v128.store offset=80 (local.get $out) (f32x4.mul (local.get $a5) (local.get $share)))
    (v128.store offset=1616 (local.get $out) (f32x4.mul (local.get $b5) (local.get $other_share)))
    (v128.store offset=96 (local.get $out) (f32x4.mul (local.get $a6) (local.get $share)))
    (v128.store offset=1632 (local.get $out) (f32x4.mul (local.get $b6) (local.get $other_share)))
    (v128.store offset=112 (local.get $out) (f32x4.mul (local.get $a7) (local.get $share)))
    (v128.store offset=1648 (local.get $out) (f32x4.mul (local.get $b7) (local.get $other_share)))))
