import { escapeHtml } from './escapeHtml';

test('escapeHtml escapes all characters that end an element or attribute', () => {
  expect(escapeHtml(`</p><p title="a" lang='b'>&amp;`)).toBe(
    '&lt;/p&gt;&lt;p title=&quot;a&quot; lang=&#39;b&#39;&gt;&amp;amp;',
  );
});
