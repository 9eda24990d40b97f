/** Stands in for every image. */
export default '/image.svg';
