import type { Endpoint } from '@callboard/contract/endpoint';
import { ENDPOINTS } from '@callboard/contract/endpoints';
import type { z } from 'zod';
import { type Html, html } from './html.ts';
import { describeAccess, errorsOf, toJsonSchema } from './openapi.ts';
import { plainPage } from './plain-page.ts';

/** The API as a page to read: no script, so that nothing but this server is needed. */
export function docsPage(): string {
  const features = Object.entries(ENDPOINTS).map(
    ([feature, endpoints]) =>
      html`<h2 id="${feature}">${feature}</h2><div class="list">${Object.values(endpoints).map(describe)}</div>`,
  );
  return plainPage(
    'API',
    html`<h1>API</h1>
<p>Every call of Callboard, from the declarations that check it. For machines: <a href="/api/openapi.json">openapi.json</a>. Errors are <code>{message, code, fields?}</code>.</p>
${features}`,
  );
}

function describe(endpoint: Endpoint): Html {
  const { response } = endpoint;
  return html`<details><summary><span class="method">${endpoint.method}</span><code>${endpoint.path}</code><span class="muted">${endpoint.summary}</span></summary>
<p>${describeAccess(endpoint)}${endpoint.idempotent ? ' Takes an Idempotency-Key.' : ''}</p>
${shown('Path', endpoint.params, 'input')}${shown('Query', endpoint.query, 'input')}${shown('Body', endpoint.body, 'input')}${endpoint.files ? html`<p>Files as multipart/form-data: <code>${endpoint.files.fields.join(', ')}</code>, each up to ${endpoint.files.maxBytes} bytes</p>` : html``}
${'schema' in response ? shown(`Answer ${response.status}`, response.schema, 'output') : html`<p>Answer ${response.status}${'contentType' in response ? `: ${response.contentType}` : ', empty'}</p>`}
<p>Errors: <code>${errorsOf(endpoint).join(', ')}</code></p></details>`;
}

function shown(title: string, schema: z.ZodType | undefined, io: 'input' | 'output'): Html {
  if (schema === undefined) return html``;
  return html`<div>${title}<pre>${notation(toJsonSchema(schema, io), '')}</pre></div>`;
}

type Described = ReturnType<typeof toJsonSchema>;

/** JSON Schema in the notation people read: `{ name: string, website?: string | null }`. */
function notation(schema: Described, indent: string): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    return alternatives.map((each) => notation(each as Described, indent)).join(' | ');
  }
  if (schema.type === 'array') return `${notation((schema.items ?? {}) as Described, indent)}[]`;
  if (schema.type === 'object' && schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(([name, property]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      return `${inner}${name}${mark}: ${notation(property as Described, inner)}`;
    });
    return `{\n${lines.join(',\n')}\n${indent}}`;
  }
  return schema.format ? `${schema.type} (${schema.format})` : String(schema.type ?? 'anything');
}
