/** Tells an error of the program, which needs its stack, from one that a user can fix by its message. */
export declare const isProgrammingError: (error: unknown) => boolean;
