/** One of the browsers that the journeys are run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Screen {
  /** CSS px. */
  readonly width: number;
  /** CSS px. */
  readonly height: number;
  /** Whether the visitor has a finger, where the engine can be given one. */
  readonly isTouch: boolean;
}

/** What a visitor does to one tab, in the terms that every engine's protocol has. */
export interface Tab {
  /** Resolves when the HTML has been read. */
  open(url: string): Promise<void>;
  /** Calls a function in the page, given as its source: arguments and result are JSON, for not every engine has promises there. */
  run<Result>(source: string, ...args: readonly unknown[]): Promise<Result>;
  /** A click, or a tap with a finger, at a point of the viewport. */
  pressAt(x: number, y: number): Promise<void>;
  /** Writes with the keyboard, into what has the focus. */
  write(text: string): Promise<void>;
  /** A key by its name (https://www.w3.org/TR/uievents-key), or two of them: `Control+a`. */
  press(keys: string): Promise<void>;
  go(steps: -1 | 1): Promise<void>;
  /** Brings the tab before the visitor's eyes. */
  show(): Promise<void>;
}

/** A visitor whose cookies and storage are nobody else's. */
export interface Session {
  newTab(): Promise<Tab>;
  /** Errors and warnings that the engine's console has shown, as far as its protocol tells. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

export interface Driver {
  newSession(options: { readonly screen: Screen; readonly hasScripts: boolean }): Promise<Session>;
  close(): Promise<void>;
}

/** Keys that are no characters, as WebDriver names them (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const namedKeys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
};

/** Input actions of WebDriver, which its classic and its bidirectional protocol share. */
export const actions = {
  pressAt: (x: number, y: number, pointerType: 'mouse' | 'touch') => [
    {
      type: 'pointer',
      id: pointerType,
      parameters: { pointerType },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
  write: (text: string) => keyboard([...text].flatMap((value) => [down(value), up(value)])),
  press: (keys: string) => {
    const values = keys.split('+').map((key) => namedKeys[key] ?? key);
    return keyboard([...values.map(down), ...values.toReversed().map(up)]);
  },
};

const down = (value: string) => ({ type: 'keyDown', value });
const up = (value: string) => ({ type: 'keyUp', value });
const keyboard = (keys: readonly object[]) => [{ type: 'key', id: 'keyboard', actions: keys }];
