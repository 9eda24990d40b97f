// Registered symbols: a schema module is bundled with a copy of this file.
export const collectionMark: unique symbol = Symbol.for('site.content.collection');
export const singleMark: unique symbol = Symbol.for('site.content.single');
export const pictureMark: unique symbol = Symbol.for('site.content.picture');
export const picturesMark: unique symbol = Symbol.for('site.content.pictures');
