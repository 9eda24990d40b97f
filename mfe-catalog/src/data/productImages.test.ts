import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productImages } from './productImages';

const FOLDER = join(dirname(expect.getState().testPath ?? ''), '../images/produtos');
const VIEWS = ['frente', 'perspectiva', 'valvula', 'rotulo'];
const EXTENSIONS = ['webp', 'jpg', 'png', 'svg'];

describe('product images', () => {
  it.each(Object.entries(productImages))('%s has one file for each of its four views', (id, images) => {
    const missing = VIEWS.filter(
      (view) => !EXTENSIONS.some((extension) => existsSync(join(FOLDER, `${id}-${view}.${extension}`))),
    );
    expect(missing).toEqual([]);
    expect(images).toHaveLength(VIEWS.length);
  });

  it('contain no text elements, which would depend on installed fonts', () => {
    const drawings = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
    expect(drawings.filter((file) => readFileSync(join(FOLDER, file), 'utf8').includes('<text'))).toEqual([]);
  });
});
