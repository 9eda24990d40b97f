const types = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Tells an error of the program, which needs its stack, from one that a user can fix by its message. */
export const isProgrammingError = (error: unknown): boolean => types.some((type) => error instanceof type);
