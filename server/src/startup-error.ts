/** A reason not to start that its reader can act on: shown as this one line, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
