import { sampleConfig } from '@site/shared/standalone';
import { describeHead } from './describeHead';

const page = { title: 'Produtos', description: 'Extintores' };
const bare = { title: 'Produtos | Sentinela', description: 'Extintores', canonical: null, image: null, jsonLd: [] };
const jsonLd = [{ '@type': 'Product' }];

test.each([
  ['the company’s name in its title', {}, bare],
  [
    'its canonical address',
    { canonicalPath: '/produtos' },
    { ...bare, canonical: 'https://www.example.com.br/produtos' },
  ],
  [
    'the canonical address of the first page without a slash',
    { canonicalPath: '/' },
    { ...bare, canonical: 'https://www.example.com.br' },
  ],
  ['its image and structured data', { image: '/a.svg', jsonLd }, { ...bare, image: '/a.svg', jsonLd }],
])('a described head has %s', (_what, more, head) => {
  expect(describeHead({ ...page, ...more }, sampleConfig)).toEqual(head);
});
