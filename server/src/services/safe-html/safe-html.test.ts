import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html.ts';

describe('safe HTML', () => {
  it('keeps what a writer makes with the editor', () => {
    const html =
      '<h2>Plan</h2><p>Write <strong>three</strong> <em>short</em> parts.</p><ol start="2"><li>One</li></ol><ul><li><p>Two</p></li></ul><blockquote><p>She said</p></blockquote>';
    expect(safeHtml(html)).toBe(html);
  });

  it.each([
    ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['<p onclick="alert(1)" style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<iframe src="https://example.test"></iframe>Hi', 'Hi'],
    ['<svg><script>alert(1)</script></svg>Hi', 'Hi'],
    ['<style>body{display:none}</style>Hi', 'Hi'],
    ['<form action="https://example.test"><input name="password">Hi</form>', 'Hi'],
    ['<math><mi xlink:href="javascript:alert(1)">Hi</mi></math>', 'Hi'],
    ['Hi <!-- <script>alert(1)</script> -->', 'Hi'],
  ])('takes the danger out of %s', (input, safe) => {
    expect(safeHtml(input)).toBe(safe);
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x', '//example.test'])(
    'lets no link go to %s',
    (href) => {
      expect(safeHtml(`<a href="${href}">Hi</a>`)).not.toContain('href');
    },
  );

  it('opens links elsewhere and tells the other side nothing', () => {
    expect(safeHtml('<a href="https://example.test/a" onclick="x()">Hi</a>')).toBe(
      '<a href="https://example.test/a" rel="noopener noreferrer nofollow" target="_blank">Hi</a>',
    );
  });

  it('makes no second first heading', () => {
    expect(safeHtml('<h1>Big</h1>')).toBe('<h2>Big</h2>');
  });

  it('escapes what only looks like markup', () => {
    expect(safeHtml('3 < 4 & 5 > 2')).toBe('3 &lt; 4 &amp; 5 &gt; 2');
  });

  it.each(['', '   ', '<p></p>', '<p>&nbsp;</p><p><br></p>', '<script>x</script>'])(
    'finds no words in %j',
    (input) => {
      expect(safeHtml(input)).toBe('');
    },
  );

  it('changes nothing the second time', () => {
    const once = safeHtml('<p>A &amp; B <a href="mailto:a@b.test">mail</a><br>next</p>');
    expect(safeHtml(once)).toBe(once);
  });
});
