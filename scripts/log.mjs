export function log(line) {
  process.stdout.write(`${line}\n`);
}

/** Ends with one line that says why. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
