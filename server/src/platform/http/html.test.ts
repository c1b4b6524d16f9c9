import { expect, it } from 'vitest';
import { html } from './html.ts';

it('whatever is filled into a page is escaped unless it is HTML already', () => {
  const name = `<script>alert("x")</script> & 'co'`;
  const items = [html`<li>${name}</li>`, html`<li>2</li>`];
  expect(html`<ul title="${name}">${items}</ul>`.toString()).toBe(
    '<ul title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;"><li>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;co&#39;</li><li>2</li></ul>',
  );
});
