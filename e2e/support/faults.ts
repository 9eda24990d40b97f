import type { Page, Route } from '@playwright/test';
import type { FailurePhase } from '@site/shared/contracts';
import type { Version } from './versions';

export interface Fault {
  readonly phase: FailurePhase;
  readonly edit?: (text: string, file: string) => string;
  readonly spoil?: {
    readonly file: 'entry' | 'chunk' | 'style sheet';
    readonly answer: (route: Route) => Promise<unknown>;
  };
  /** No code can catch this console error. */
  readonly pageError?: RegExp;
}

const message = 'broken on purpose';
const fail = `throw new Error("${message}")`;

/** Console message, of React or our own, for a module with this fault. */
export const brokenOnPurpose = new RegExp(`^error: (?:.*\\n)*?.*${message}`);

const onEntry = (edit: (text: string, name: string) => string) => (text: string, file: string) => {
  if (file !== 'remoteEntry.js') return text;
  const name = /^var (\w+)\b/.exec(text)?.[1];
  if (!name) throw new Error('The entry sets no global variable');
  return edit(text, name);
};

/** `R` is the page's React. */
const around = (component: string) =>
  onEntry(
    (text, name) => `${text};((real)=>{let scope;${name}={init(it){scope=it;return real.init(it)},async get(id){
const {default:Real}=(await real.get(id))(),[react]=Object.values(scope.react),R=react.lib?react.lib():(await react.get())();
return()=>({default(props){${component}return R.createElement(Real,props)}})}}})(${name});`,
  );

const needsOtherShared = onEntry((text) => {
  const edited = text.replace(/("?@site\/shared"?[^{}]*requiredVersion:")\^\d+/, '$1^99');
  const other = edited === text ? text.replace(/(requiredVersion:")\^\d+(?=[^{}]*@site\/shared)/, '$1^99') : edited;
  if (other === text) throw new Error('The entry names no range of the shared package');
  return other;
});

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

async function tampered(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}/* changed on the way */` });
}

/** Unit tests cover other failures of a container (`shell/src/remotes`) and of mountable parts (`shell/src/mountable`). */
export const faults = {
  'its entry is missing': { phase: 'fetch', spoil: { file: 'entry', answer: missing } },
  'its entry is tampered with': { phase: 'digest', spoil: { file: 'entry', answer: tampered } },
  'its entry throws': {
    phase: 'evaluate',
    edit: onEntry((text) => `${fail};${text}`),
    pageError: new RegExp(`^page error: ${message}`),
  },
  'it throws as it renders': { phase: 'render', edit: around(`${fail};`) },
  'it throws in an effect': { phase: 'effect', edit: around(`R.useEffect(()=>{${fail}});`) },
  'a chunk is missing': { phase: 'fetch', spoil: { file: 'chunk', answer: missing } },
  'a style sheet is missing': { phase: 'fetch', spoil: { file: 'style sheet', answer: missing } },
  'a style sheet is tampered with': { phase: 'digest', spoil: { file: 'style sheet', answer: tampered } },
  'it needs another version of what is shared': { phase: 'get', edit: needsOtherShared },
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

export async function spoil(page: Page, { spoil }: Fault, { url }: Version, module: string): Promise<void> {
  if (!spoil) return;
  const file = { entry: 'remoteEntry.js', chunk: `${module}.js`, 'style sheet': `${module}.css` }[spoil.file];
  await page.route(`**${url.replace('remoteEntry.js', file)}*`, spoil.answer);
}
