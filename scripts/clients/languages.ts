import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from './place.ts';
import type { RunStep } from './run-step.ts';

/** What a client is compiled with. */
export interface Workshop {
  readonly run: RunStep;
  readonly place: Place;
  /** Home of a JDK. */
  readonly javaHome: string;
  /** Where the client was generated. */
  readonly client: string;
  /** An empty folder. */
  readonly folder: string;
}

/** How to run the program over a client that was compiled. */
export interface Compiled {
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A language of clients. */
export interface ClientLanguage {
  /** As openapi-generator and `--only` call it. */
  readonly id: 'java' | 'python' | 'go' | 'typescript-fetch';
  readonly title: string;
  /** Options of the generator beside its defaults. */
  readonly options: readonly string[];
  /** A program that the machine must have, asked in a way that fails where it is missing or too old; what it must be, in words. */
  readonly needs: {
    readonly program: string;
    readonly args: readonly string[];
    readonly words: string;
  } | null;
  readonly program: string;
  /** Compiles the client and the program over it. */
  readonly compile: (workshop: Workshop) => Promise<Compiled>;
}

const PROGRAMS = fileURLToPath(new URL('programs/', import.meta.url));
const QUICK_START = '-XX:TieredStopAtLevel=1';

/** Every language that a client is generated, compiled and run for. */
export const LANGUAGES: readonly ClientLanguage[] = [
  {
    id: 'java',
    title: 'Java (okhttp-gson)',
    options: ['--library', 'okhttp-gson', '--additional-properties', 'containerDefaultToNull=true'],
    needs: null,
    program: 'EveryOperation.java',
    compile: async ({ run, place, javaHome, client, folder }) => {
      const project = join(client, 'pom.xml');
      const libraries = await place.kept('java-libraries', readFileSync(project, 'utf8'), async (into) => {
        const copy = ['dependency:copy-dependencies', '-DincludeScope=compile', `-DoutputDirectory=${into}`];
        await run('mvn', ['-q', '-B', '-f', project, ...copy]);
      });
      const sources = join(client, 'src/main/java');
      const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.java'),
      );
      const list = [...files.map((file) => join(sources, file)), join(PROGRAMS, 'EveryOperation.java')];
      writeFileSync(join(folder, 'files'), list.map((file) => JSON.stringify(file)).join('\n'));
      const javac = join(javaHome, 'bin/javac');
      await run(javac, [
        `-J${QUICK_START}`,
        '-nowarn',
        '-cp',
        join(libraries, '*'),
        '-d',
        folder,
        `@${join(folder, 'files')}`,
      ]);
      const classes = [folder, join(libraries, '*')].join(':');
      return { program: join(javaHome, 'bin/java'), args: [QUICK_START, '-cp', classes, 'EveryOperation'] };
    },
  },
  {
    id: 'python',
    title: 'Python',
    options: [],
    needs: {
      program: 'python3',
      args: ['-c', 'import pip, sys; sys.exit(sys.version_info < (3, 10))'],
      words: 'Python 3.10 with pip',
    },
    program: 'every_operation.py',
    compile: async ({ run, place, client }) => {
      const requirements = join(client, 'requirements.txt');
      const version = await run('python3', ['--version']);
      const libraries = await place.kept(
        'python-libraries',
        `${version} ${readFileSync(requirements, 'utf8')}`,
        async (into) => {
          const install = [
            'install',
            '--quiet',
            '--disable-pip-version-check',
            '--no-input',
            '--target',
            into,
          ];
          await run('python3', ['-m', 'pip', ...install, '-r', requirements]);
        },
      );
      await run('python3', ['-m', 'compileall', '-q', join(client, 'openapi_client')]);
      const program = join(PROGRAMS, 'every_operation.py');
      return {
        program: 'python3',
        args: ['-B', program],
        env: { PYTHONPATH: [client, libraries].join(':') },
      };
    },
  },
  {
    id: 'go',
    title: 'Go',
    options: ['--additional-properties', 'enumClassPrefix=true'],
    needs: { program: 'go', args: ['version'], words: 'Go' },
    program: 'every_operation.go',
    compile: async ({ run, client, folder }) => {
      const [module = '', name = ''] = readFileSync(join(client, 'go.mod'), 'utf8').split(/\s/u);
      if (module !== 'module') throw new Error('the generated client of Go has no module');
      cpSync(join(PROGRAMS, 'every_operation.go'), join(folder, 'main.go'));
      const lines = [
        'module example.org/program',
        'go 1.23',
        `require ${name} v0.0.0`,
        `replace ${name} => ${client}`,
      ];
      writeFileSync(join(folder, 'go.mod'), lines.join('\n'));
      await run('go', ['vet', '.'], { cwd: folder });
      await run('go', ['build', '-o', 'program', '.'], { cwd: folder });
      return { program: join(folder, 'program'), args: [] };
    },
  },
  {
    id: 'typescript-fetch',
    title: 'TypeScript (fetch)',
    options: [],
    needs: null,
    program: 'every-operation.ts.txt',
    compile: async ({ run, client, folder }) => {
      cpSync(client, join(folder, 'client'), { recursive: true });
      cpSync(join(PROGRAMS, 'every-operation.ts.txt'), join(folder, 'every-operation.ts'));
      const modules = dirname(dirname(createRequire(import.meta.url).resolve('typescript/package.json')));
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2022', 'dom', 'dom.iterable'],
        module: 'commonjs',
        moduleResolution: 'bundler',
        strict: true,
        noUncheckedIndexedAccess: true,
        types: ['node'],
        typeRoots: [join(modules, '@types')],
        outDir: 'out',
        rootDir: '.',
      };
      // The folder lies in a package of modules.
      writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['every-operation.ts'] }),
      );
      await run(process.execPath, [join(modules, 'typescript/bin/tsc'), '--project', folder]);
      return { program: process.execPath, args: [join(folder, 'out/every-operation.js')] };
    },
  },
];
