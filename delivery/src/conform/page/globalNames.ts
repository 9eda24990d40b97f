const constructors = [
  ...[Array, Date, Document, Element, EventTarget, Function, HTMLElement, History, Map, Node, Number, Object, Promise],
  ...[RegExp, Set, String],
] as const;

const keysOf = (holder: object): readonly string[] =>
  Reflect.ownKeys(holder).map((key) => (typeof key === 'string' ? key : `Symbol(${key.description ?? ''})`));

/** Globals, and members of built-in objects. */
export const globalNames = (): readonly string[] => [
  ...keysOf(globalThis),
  ...constructors.flatMap((it) => [
    ...keysOf(it).map((key) => `${it.name}.${key}`),
    ...keysOf(it.prototype).map((key) => `${it.name}.prototype.${key}`),
  ]),
  ...keysOf(Math).map((key) => `Math.${key}`),
  ...keysOf(JSON).map((key) => `JSON.${key}`),
];
