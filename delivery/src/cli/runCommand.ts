/**
 * Runs a command of the tools. What goes wrong ends the process with a message and a non-zero exit: one line for what a
 * person can mend, the whole story for what should not happen.
 */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(textOf(error));
    process.exit(1);
  }
}

function textOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const isOurMistake = [TypeError, ReferenceError, RangeError, SyntaxError].some((type) => error instanceof type);
  return isOurMistake || error.cause ? error : `Error: ${error.message}`;
}
