// Assembles the transformer's WebAssembly: once as it is written, and once for machines without relaxed SIMD.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../coach/src/understanding/transformer/', import.meta.url));
const source = join(folder, 'layer.wat');

/** Sixteen products of bytes are exact in 16 bits, and so are their sums in 32: the same result in more steps. */
const writtenOut = (text) =>
  text.replace(
    /\(i32x4\.relaxed_dot_i8x16_i7x16_add_s (\(local\.get \$\w+\)) (\(local\.get \$\w+\)) (\(local\.get \$\w+\))\)/g,
    (_, a, b, sum) =>
      `(i32x4.add ${sum} (i32x4.add
        (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_low_i8x16_s ${a} ${b}))
        (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_high_i8x16_s ${a} ${b}))))`,
  );

const assemble = (from, to, options = []) =>
  execFileSync(
    'npx',
    ['--yes', '--package', 'wabt@1.0.39', 'wat2wasm', ...options, from, '-o', join(folder, to)],
    {
      stdio: 'inherit',
    },
  );

assemble(source, 'layer.wasm', ['--enable-relaxed-simd']);
const scratch = mkdtempSync(join(tmpdir(), 'inkling-wasm-'));
const plain = join(scratch, 'layer-no-simd.wat');
writeFileSync(plain, writtenOut(readFileSync(source, 'utf8')));
assemble(plain, 'layer-no-simd.wasm');
rmSync(scratch, { recursive: true });
