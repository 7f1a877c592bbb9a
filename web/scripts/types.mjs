// Writes src/wire/schema.d.ts from the server's OpenAPI; with --check only says whether it is fresh.
//   npm run types -- http://127.0.0.1:8000/schema/openapi.json
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const wanted = process.argv.slice(2).filter((word) => word !== '--check');
const source = new URL(wanted[0] ?? 'http://127.0.0.1:8000/schema/openapi.json', `file://${process.cwd()}/`);
const target = new URL('../src/wire/schema.d.ts', import.meta.url);
const fresh = `/** Generated from the server's OpenAPI by \`npm run types\`: do not edit. */\n${astToString(await openapiTS(source))}`;
if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== fresh) {
    console.error('src/wire/schema.d.ts is not what the server says: run `npm run types`');
    process.exit(1);
  }
} else {
  await writeFile(target, fresh);
}
