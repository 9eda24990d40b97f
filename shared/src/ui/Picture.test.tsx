import { render, screen } from '@testing-library/react';
import { Picture, pictureSource } from './Picture';

const stem = '/x/assets/a.3fa9c1d2';
const address = `${stem}_72-108-160-240-360-540-576x288_c4122d.svg`;
const shown = { alt: 'Um extintor', sizes: '50vw', width: 800, height: 600 };
const image = () => screen.getByRole('img', { name: 'Um extintor' });
const attributes = () => {
  const { alt: _, ...others } = Object.fromEntries([...image().attributes].map(({ name, value }) => [name, value]));
  return others;
};
const sources = () => [...(image().parentElement?.querySelectorAll('source') ?? [])];
const widthsOf = (element?: Element) => element?.getAttribute('srcset')?.match(/\d+(?=w\b)/g);

test('Picture offers AVIF in all widths with size and colour, and one WebP width for old browsers', () => {
  render(<Picture src={address} {...shown} />);
  const [avif, ...others] = sources();
  expect(others).toEqual([]);
  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('sizes', '50vw');
  expect(avif?.getAttribute('srcset')).toMatch(`${stem}-72.avif 72w,${stem}-108.avif 108w`);
  expect(widthsOf(avif)).toEqual(['72', '108', '160', '240', '360', '540', '576']);
  expect(attributes()).toEqual({ src: `${stem}-240.webp`, width: '576', height: '288', 'data-color': '#c4122d' });
});

test('between limits the widths, and pictureSource gives the same source for a preload', () => {
  render(<Picture src={address} {...shown} between={[100, 300]} />);
  const [avif] = sources();
  expect(widthsOf(avif)).toEqual(['108', '160', '240']);
  expect(image()).toHaveAttribute('src', `${stem}-160.webp`);
  expect(pictureSource({ src: address, sizes: shown.sizes, between: [100, 300] })).toEqual({
    src: address,
    srcSet: avif?.getAttribute('srcset'),
    sizes: '50vw',
    type: 'image/avif',
  });
  expect(pictureSource({ src: '/old.svg', sizes: '50vw' })).toEqual({ src: '/old.svg' });
});

test('a photo smaller than its place is offered in its own width, without sizes', () => {
  render(<Picture src="/x/assets/a.3fa9c1d2_72-90x90_c4122d.webp" {...shown} between={[100, 300]} />);
  const [avif] = sources();
  expect(avif).toHaveAttribute('srcset', `${stem}-90.avif`);
  expect(avif).not.toHaveAttribute('sizes');
  expect(image()).toHaveAttribute('src', `${stem}-90.webp`);
});

test('wide adds sources for another picture with its own sizes', () => {
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

test('full shows the original picture in the same element', () => {
  const { rerender } = render(<Picture src={address} {...shown} />);
  const before = image();
  rerender(<Picture src={address} {...shown} full />);
  expect(image()).toBe(before);
  expect(sources()).toEqual([]);
  expect(attributes()).toMatchObject({ src: address, width: '576' });
});
