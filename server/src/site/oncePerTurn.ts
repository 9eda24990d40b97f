/**
 * Asks once for all callers in the same turn of the event loop: Node takes from the system which sockets have something
 * to read, and handles all of them before it asks again. What was sent after the question is read in a later turn, and so
 * is never answered with what was true before. Two cases are a turn late at worst: requests sent without waiting for
 * the answer to the one before, and those of more than 1,024 connections that have something to read at once.
 *
 * Only for callbacks of sockets. What a timer asks would still be taken for new when the next sockets are read.
 */
export function oncePerTurn<T>(ask: () => T): () => T {
  let asked: { readonly answer: T } | null = null;
  const forget = () => {
    asked = null;
  };
  return () => {
    if (!asked) {
      asked = { answer: ask() };
      setImmediate(forget);
    }
    return asked.answer;
  };
}
