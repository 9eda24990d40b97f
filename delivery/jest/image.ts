/** Stub of every image. */
export default '/image.svg';
