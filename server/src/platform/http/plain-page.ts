import { Html, html } from './html.ts';

/** Pages for operators and developers, which live outside the app: its colours, no script. */
const STYLE = new Html(`<style>
:root { color-scheme: light dark; --paper: #faf9f6; --raised: #fff; --sunk: #f2f0ea; --ink: #1a1916; --muted: #67645b; --line: #e4e1d8; --accent: #ffc927; }
@media (prefers-color-scheme: dark) { :root { --paper: #131311; --raised: #1b1b18; --sunk: #20201c; --ink: #f1efe8; --muted: #a5a197; --line: #302f2a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.5 Inter, system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 64px; }
header { display: flex; align-items: center; gap: 10px; font-weight: 600; }
header i { width: 18px; height: 18px; border-radius: 50%; background: var(--accent); }
h1 { font-size: 28px; line-height: 1.2; margin: 24px 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 16px; margin: 32px 0 8px; }
p, .muted { color: var(--muted); }
a { color: inherit; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.list { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.list > * { display: block; padding: 10px 16px; border-top: 1px solid var(--line); }
.list > :first-child { border-top: 0; }
summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: baseline; }
code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--sunk); border-radius: 8px; padding: 12px; margin: 8px 0; }
.method { font: 600 12px/1 ui-monospace, monospace; min-width: 52px; }
.row { display: flex; flex-wrap: wrap; gap: 2px 12px; text-decoration: none; }
.row b { flex: 1 1 240px; }
</style>`);

export function plainPage(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Callboard</title>${STYLE}</head>
<body><main><header><i></i>Callboard</header>${content}</main></body></html>`.toString();
}
