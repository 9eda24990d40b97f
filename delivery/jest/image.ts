export default '/image.svg';
