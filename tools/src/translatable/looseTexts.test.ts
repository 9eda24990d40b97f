import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';
import ts from 'typescript';
import { looseTexts, slottedComponents } from './looseTexts';

const parse = (file: string, text: string) =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** Children that hold elements, never a text of their own. Callers' children are checked (`slottedComponents`). */
const elements = [
  'children',
  'icon',
  'image',
  'link',
  'actions',
  'trailing',
  'item.icon',
  'whenUnavailable',
  'content',
  'index === firstWheeled && beforeWheeled',
];

/** Parts of the shell that are created once, for all renders. */
const parts = ['userMenu', 'cartPanel'];

/** Texts from the site's configuration or from lists in a release, which are constant while a page exists. */
const constants: Readonly<Record<string, readonly string[]>> = {
  'mfe-account/src/fields/NewPasswordField.tsx': ['label'],
  'mfe-account/src/frame/AccountFrame.tsx': ['brand.name'],
  'mfe-catalog/src/classes/ClassLetters.tsx': [
    "classes.length === 1 ? 'Classe ' : 'Classes '",
    'separator(index, classes.length)',
  ],
  'mfe-catalog/src/compare/CompareTable.tsx': ['label'],
  'mfe-catalog/src/detail/FireClasses.tsx': ['material'],
  'mfe-catalog/src/filter/ActiveFilters.tsx': ['label'],
  'mfe-catalog/src/filter/FilterPanel.tsx': ['label'],
  'mfe-catalog/src/places/Places.tsx': ['name'],
  'mfe-content/src/contact/ContactList.tsx': [
    `\`\${street}, \${district}\``,
    `\`\${city}, \${state}\``,
    `\`CEP \${postalCode}\``,
  ],
  'mfe-content/src/contact/NextSteps.tsx': ['hours'],
  'mfe-content/src/home/statement/Statement.tsx': [`unidade ? \`\${destaque} \` : destaque`],
  'mfe-content/src/services/ServicePanel.tsx': ['botao', 'meusExtintores'],
  'shared/src/ui/RadioGroup.tsx': ['label'],
  'shell/src/layout/Footer.tsx': [
    `\`\${contact.street}, \${contact.district}\``,
    `\`\${contact.city}, \${contact.state}, \``,
    'contact.hours',
  ],
};

test('no changing text stands beside a sibling in a page', () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ':(glob)**/src/**/*.tsx'];
  const { stdout } = spawnSync('git', listed, { cwd: inRoot(), encoding: 'utf8' });
  const sources = stdout
    .split('\0')
    .filter((file) => /^(shared|shell|mfe-[a-z-]+)\//.test(file) && !/\.test\.tsx$|\/testing\/|standalone/.test(file))
    .filter((file) => existsSync(inRoot(file)))
    .map((file) => parse(file, readFileSync(inRoot(file), 'utf8')));
  expect(sources.length).toBeGreaterThan(150);
  const slotted = new Set(sources.flatMap(slottedComponents));
  const used = new Set<string>();
  const found = sources.flatMap((source) =>
    looseTexts(source, {
      slotted,
      isSafe: (child) => {
        const isConstant = constants[source.fileName]?.includes(child) ?? false;
        if (isConstant) used.add(`${source.fileName} ${child}`);
        return isConstant || elements.includes(child) || parts.includes(child);
      },
    }).map(({ line, child, problem }) => `${source.fileName}:${line} ${problem}: ${child}`),
  );
  expect(found).toEqual([]);
  // An exception that is not needed any more is an error.
  const allowed = Object.entries(constants).flatMap(([file, children]) => children.map((child) => `${file} ${child}`));
  expect(allowed.filter((it) => existsSync(inRoot(it.split(' ')[0] ?? '')) && !used.has(it))).toEqual([]);
});

describe('a child', () => {
  const before = `
    import { pagina } from '../../content/pagina';
    import { other } from '../content/schema/other';
    const unit = 'kg';
    const { nota } = pagina.faixa;
    const { changing } = other;`;
  const problemsOf = (jsx: string) =>
    looseTexts(parse('a.tsx', `${before}\nconst a = ${jsx};`), { slotted: new Set(['Panel']) }).map(
      ({ child, problem }) => `${problem}: ${child}`,
    );

  test.each([
    ['changing text beside an element', '<p><b>Quantidade</b> {count(items)}</p>', 'count(items)'],
    ['a member of a fragment that stands alone', '<>{count}</>', 'count'],
    ['a text among a component’s other content', '<Panel>{count}</Panel>', 'count'],
    ['a field of another module', '<p><b />{other.text}</p>', 'other.text'],
    ['a list of texts', '<p>{names.map((name) => name)}<b /></p>', 'names.map((name) => name)'],
  ])('that is %s is found', (_what, jsx, child) => {
    expect(problemsOf(jsx)).toEqual([`changing text beside a sibling: ${child}`]);
  });

  test.each([['a conditional element', '<p>{isNew && <b />}Texto</p>', 'isNew && <b />']])(
    'that is %s before text is found',
    (_what, jsx, child) => {
      expect(problemsOf(jsx)).toEqual([`conditional child before text: ${child}`]);
    },
  );

  test.each([
    ['text alone in its element', '<p>{count}</p>'],
    ['constant', "<p><b />{unit} {'novo'} {3}</p>"],
    ['always an element', '<p>{isNew ? <b /> : <i />}<b /></p>'],
    ['a conditional element after text', '<p>Texto{isNew && <b />}</p>'],
    ['content', '<p><b />{pagina.titulo}{nota}</p>'],
    ['a text that is its element’s key', '<ul>{list.map((it) => <li key={it}><b />{it}</li>)}</ul>'],
  ])('that is %s is safe', (_what, jsx) => {
    expect(problemsOf(jsx)).toEqual([]);
  });
});
