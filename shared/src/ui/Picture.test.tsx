import { render, screen } from '@testing-library/react';
import { Picture, pictureSource } from './Picture';

const stem = '/x/assets/a.3fa9c1d2';
const address = `${stem}_72-108-160-240-360-540-576x288_c4122d.svg`;
const shown = { alt: 'Um extintor', sizes: '50vw', width: 800, height: 600 };
const image = () => screen.getByRole('img', { name: 'Um extintor' });
const sources = () => [...(image().parentElement?.querySelectorAll('source') ?? [])];
const widthsOf = (element?: Element) => element?.getAttribute('srcset')?.match(/\d+(?=w\b)/g);

test('a picture comes in all its widths, and for old browsers in one of them in another format', () => {
  render(<Picture src={address} {...shown} />);
  const [avif] = sources();
  expect(sources()).toHaveLength(1);
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '50vw');
  expect(avif?.getAttribute('srcset')).toMatch(`${stem}-72.avif 72w,${stem}-108.avif 108w`);
  expect(widthsOf(avif)).toEqual(['72', '108', '160', '240', '360', '540', '576']);
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).toHaveAttribute('src', `${stem}-240.webp`);
});

test('what it fetches can be known before', () => {
  render(<Picture src={address} {...shown} between={[160, 360]} />);
  const [avif] = sources();
  expect(pictureSource({ src: address, sizes: shown.sizes, between: [160, 360] })).toEqual({
    src: address,
    srcSet: avif?.getAttribute('srcset'),
    sizes: avif?.getAttribute('sizes'),
    type: avif?.getAttribute('type'),
  });
  expect(pictureSource({ src: '/old.svg', sizes: '50vw' })).toEqual({ src: '/old.svg' });
});

test('its size and its colour are its own', () => {
  render(<Picture src={address} {...shown} />);
  expect(image()).toHaveAttribute('width', '576');
  expect(image()).toHaveAttribute('height', '288');
  expect(image()).toHaveAttribute('data-color', '#c4122d');
});

test('one that lets something show through has no colour', () => {
  render(<Picture src="/x/assets/a.3fa9c1d2_576x288.svg" {...shown} />);
  expect(image()).not.toHaveAttribute('data-color');
});

test('a place may name the variants that it needs', () => {
  render(<Picture src={address} {...shown} between={[100, 300]} />);
  expect(widthsOf(sources()[0])).toEqual(['108', '160', '240']);
  expect(image()).toHaveAttribute('src', `${stem}-160.webp`);
});

test('a photo smaller than its place comes in the width that it has', () => {
  render(<Picture src="/x/assets/a.3fa9c1d2_72-90x90_c4122d.webp" {...shown} between={[100, 300]} />);
  expect(widthsOf(sources()[0])).toEqual(['90']);
});

test('any other image is shown as it is', () => {
  render(<Picture src="/imagem-antiga.svg" {...shown} between={[100, 300]} />);
  expect(image().closest('picture')).toBeNull();
  expect(image()).toHaveAttribute('src', '/imagem-antiga.svg');
  expect(image()).toHaveAttribute('width', '800');
  expect(image()).toHaveAttribute('height', '600');
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).not.toHaveAttribute('sizes');
});

test('another picture on another screen brings its own sizes', () => {
  const wide = { src: '/x/assets/b.3fa9c1d2_360-540-832x200.webp', sizes: '100vw', media: '(width > 768px)' };
  render(<Picture src={address} {...shown} wide={wide} />);
  expect(sources().map((source) => [source.media, source.type, source.sizes])).toEqual([
    ['(width > 768px)', 'image/avif', '100vw'],
    ['(width > 768px)', '', ''],
    ['', 'image/avif', '50vw'],
  ]);
  const [first] = sources();
  expect(first).toHaveAttribute('width', '832');
  expect(first).toHaveAttribute('height', '200');
  expect(widthsOf(first)).toEqual(['360', '540', '832']);
});

test('another picture without variants is there, too', () => {
  const wide = { src: '/b.svg', sizes: '100vw', media: '(width > 768px)' };
  render(<Picture src="/a.svg" {...shown} wide={wide} />);
  expect(sources().map((source) => source.srcset)).toEqual(['/b.svg']);
  expect(image()).toHaveAttribute('src', '/a.svg');
});

test('in full, the same element shows the picture itself', () => {
  const { rerender } = render(<Picture src={address} {...shown} />);
  const before = image();
  rerender(<Picture src={address} {...shown} full />);
  expect(image()).toBe(before);
  expect(sources()).toEqual([]);
  expect(image()).not.toHaveAttribute('srcset');
  expect(image()).toHaveAttribute('src', address);
  expect(image()).toHaveAttribute('width', '576');
});
