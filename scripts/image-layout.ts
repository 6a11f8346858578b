/** Lays the image out in an empty folder, as the Dockerfile says, where no container engine is. Usage: npm run image:layout -- DIR */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServiceError } from '../src/errors.ts';
import { layOutImage } from './image/lay-out.ts';

const USAGE = 'usage: npm run image:layout -- DIR, an empty folder or one that is made';

const [folder, ...more] = process.argv.slice(2);
if (folder === '--help') console.log(USAGE);
else if (folder === undefined || folder === '' || folder.startsWith('-') || more.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty`);
  process.exitCode = 2;
} else {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const into = resolve(folder);
  mkdirSync(into, { recursive: true });
  try {
    const { workdir, command, environment } = layOutImage(root, into);
    const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    console.log(`cd ${into}${workdir} && env ${settings.join(' ')} ${command.join(' ')}`);
  } catch (error) {
    console.error(error instanceof ServiceError ? error.message : error);
    process.exitCode = 1;
  }
}
