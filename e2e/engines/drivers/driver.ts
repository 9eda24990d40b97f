export type EngineName = 'chromium' | 'firefox' | 'webkit';

export interface Screen {
  /** CSS px. */
  readonly width: number;
  /** CSS px. */
  readonly height: number;
  /** True for touch input, where the driver supports it. */
  readonly isTouch: boolean;
}

export interface Tab {
  /** Resolves when the HTML is parsed. */
  open(url: string): Promise<void>;
  /** Calls a function in the page, given as source. Arguments and result are JSON; not every engine awaits promises. */
  run<Result>(source: string, ...args: readonly unknown[]): Promise<Result>;
  pressAt(x: number, y: number): Promise<void>;
  write(text: string): Promise<void>;
  /** @param keys name of a key (https://www.w3.org/TR/uievents-key), or two: `Control+a` */
  press(keys: string): Promise<void>;
  go(steps: -1 | 1): Promise<void>;
  show(): Promise<void>;
}

export interface Session {
  newTab(): Promise<Tab>;
  /** Errors and warnings of the console, as far as the engine's protocol reports them. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

export interface Driver {
  newSession(options: { readonly screen: Screen; readonly hasScripts: boolean }): Promise<Session>;
  close(): Promise<void>;
}

/** WebDriver's codes of named keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const namedKeys: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
};

/** Input actions, which are the same in WebDriver and WebDriver BiDi. */
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
