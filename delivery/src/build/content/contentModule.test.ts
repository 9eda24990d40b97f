import { contentModule } from './contentModule';
import { PictureImport } from './resolvePictures';

const front = new PictureImport('@images/itens/a?width=49-576');
const value = [
  { nome: 'Água "fria"', preco: 1.5, novo: true, nada: null, falta: undefined, fotos: [front, front] },
  { foto: new PictureImport('@images/itens/b'), 'sobre-rodas': [] },
];
const content = { exported: 'itens', value, files: [], folders: [] };

test('the module for builds imports each picture once', () => {
  expect(contentModule(content, 'esm')).toBe(
    [
      'import picture0 from "@images/itens/a?width=49-576";',
      'import picture1 from "@images/itens/b";',
      'export const itens = [{ "nome": "Água \\"fria\\"", "preco": 1.5, "novo": true, "nada": null, "fotos": [picture0, picture0] }, { "foto": picture1, "sobre-rodas": [] }];',
      '',
    ].join('\n'),
  );
});

test('a default export stays one', () => {
  expect(contentModule({ ...content, exported: 'default', value: 1 }, 'esm')).toBe('export default 1;\n');
});
