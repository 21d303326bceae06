import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Content, html } from "../../src/web/ui/html.ts";

test("html escapes text, in elements and in attributes", () => {
  const hostile = `<script>alert('1')</script> "&`;
  assert.equal(
    String(html`<p title="${hostile}">${hostile}</p>`),
    `<p title="&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &quot;&amp;">` +
      `&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &quot;&amp;</p>`,
  );
});

test("html keeps any text in its context", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const made = String(html`<a title="${text}">${text}</a>`);
      const [, attribute, content] = /^<a title="([^"<>]*)">([^<>]*)<\/a>$/s.exec(made) ?? [];
      assert.notEqual(attribute, undefined);
      assert.equal(attribute, content);
    }),
  );
});

test("html keeps HTML, joins lists and omits undefined and false", () => {
  const items = ["a", "<"].map((item) => html`<li>${item}</li>`);
  assert.equal(String(html`<ul>${items}${undefined}${false}${0}</ul>`), "<ul><li>a</li><li>&lt;</li>0</ul>");
});

test("html refuses values where escaping does not make them safe", () => {
  const value: Content = "x onload=alert(1)";
  assert.throws(() => html`<a href=${value}>`, TypeError);
  assert.throws(() => html`<a href='${value}'>`, TypeError);
  assert.throws(() => html`<a ${value}>`, TypeError);
  assert.throws(() => html`<script>${value}</script>`, TypeError);
  assert.throws(() => html`<style>${value}</style>`, TypeError);
  assert.equal(String(html`<a${html` href="${value}"`}>`), `<a href="x onload=alert(1)">`);
});

test("html alone creates HTML", () => {
  const Html = html``.constructor as new (key: symbol, text: string) => unknown;
  assert.throws(() => new Html(Symbol("html"), "<b>"), TypeError);
});
