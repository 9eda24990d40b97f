import { transform } from 'lightningcss';
import type { Finding } from './rules';

interface StyleSheetFacts {
  readonly classes: ReadonlySet<string>;
  /** Selectors without any class. */
  readonly bare: readonly string[];
}

/** Component of a selector as lightningcss gives it. */
interface Component {
  readonly type: string;
  readonly kind?: string;
  readonly name?: string;
  readonly selectors?: readonly (readonly Component[])[] | null;
}

const classesIn = (components: readonly Component[]): readonly string[] =>
  components.flatMap(({ type, name = '', selectors }) => [
    ...(type === 'class' ? [name] : []),
    ...(selectors ?? []).flatMap(classesIn),
  ]);

export function styleFacts(text: string): StyleSheetFacts {
  const classes = new Set<string>();
  const bare: string[] = [];
  transform({
    filename: 'style.css',
    code: Buffer.from(text),
    visitor: {
      Rule: {
        style(rule) {
          for (const components of rule.value.selectors as readonly (readonly Component[])[]) {
            const own = classesIn(components);
            for (const name of own) classes.add(name);
            // `&` stands for the selector of the rule around it.
            if (own.length === 0 && components.every(({ type }) => type !== 'nesting')) bare.push(textOf(components));
          }
          return undefined;
        },
      },
    },
  });
  return { classes, bare };
}

const textOf = (components: readonly Component[]): string =>
  components
    .map(({ type, name = '', kind = '' }) => {
      if (type === 'combinator') return ' ';
      if (type === 'universal') return '*';
      if (type === 'pseudo-class' || type === 'pseudo-element') return `:${kind}`;
      return { id: `#${name}`, attribute: `[${name}]` }[type] ?? name;
    })
    .join('');

/** Names by CSS modules have a digest: a digit, or the form of our builder (`className.ts`). */
const isOwnClass = (folder: string, name: string): boolean =>
  name.startsWith(folder) ||
  name.startsWith(folder.replaceAll('-', '_')) ||
  /\d/.test(name) ||
  /^_/.test(name) ||
  /^[a-z]{1,2}(?=[\w-]*[A-Z_])[\w-]{5}$/.test(name);

export function styleFindings(file: string, text: string, folder: string): readonly Finding[] {
  if (!/^browser\/.*\.css$/.test(file)) return [];
  const { classes, bare } = styleFacts(text);
  const plain = [...classes].filter((name) => !isOwnClass(folder, name)).map((name) => `.${name}`);
  return [...bare, ...plain].map((selector) => ['R14', `${file}: ${selector}`]);
}
