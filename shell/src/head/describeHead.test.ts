import { sampleConfig } from '@site/shared/standalone';
import { describeHead } from './describeHead';

const page = { title: 'Produtos', description: 'Extintores' };
const bare = { title: 'Produtos | Sentinela', description: 'Extintores', canonical: null, image: null, jsonLd: [] };
const jsonLd = [{ '@type': 'Product' }];

test.each([
  ['the name of the company', {}, bare],
  ['its address', { canonicalPath: '/produtos' }, { ...bare, canonical: 'https://www.example.com.br/produtos' }],
  ['that of the first page', { canonicalPath: '/' }, { ...bare, canonical: 'https://www.example.com.br' }],
  ['image and structured data', { image: '/a.svg', jsonLd }, { ...bare, image: '/a.svg', jsonLd }],
])('a head has %s', (_what, more, head) => {
  expect(describeHead({ ...page, ...more }, sampleConfig)).toEqual(head);
});
