// The linter that knows types. What a rule forbids is said here once, with its reason; an arrow between folders
// belongs in .dependency-cruiser.cjs, layout in prettier.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name is found by search and renamed everywhere at once.',
};
const noCommonJs = {
  selector: 'TSImportEqualsDeclaration, TSExportAssignment',
  message: 'ES modules only.',
};
const noClock = {
  selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'The core has no clock: take it as an argument.',
};
const noBareDate = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'The core has no clock: take it as an argument.',
};
const noTimer = {
  selector: "MemberExpression[object.name='performance'][property.name='now']",
  message: 'The core has no clock: take it as an argument.',
};
const noChance = {
  selector: "MemberExpression[object.name='Math'][property.name='random']",
  message: 'The core has no randomness: equal input gives an equal answer.',
};
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Only src/config.ts reads the environment.',
};
// The types of the console's renderer bring the globals of browsers, which do not exist here.
const browserGlobals = [
  'close',
  'confirm',
  'document',
  'event',
  'history',
  'length',
  'location',
  'name',
  'open',
  'origin',
  'parent',
  'print',
  'self',
  'status',
  'stop',
  'top',
  'window',
];
const anywhere = [noDefaultExport, noCommonJs];

export default tseslint.config(
  { ignores: ['node_modules/', 'var/', 'coverage/', 'dist/', 'docs/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: [
            'eslint.config.js',
            '.dependency-cruiser.cjs',
            'src/console/assets/*.js',
            'src/http/documentation/*.js',
          ],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Express knows an error handler by its four parameters, so some stay unused: their names
      // start with _, and so does what a destructuring leaves out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Brackets show that a key came from data (a column, a tag), a dot that the type declares it.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/prefer-string-starts-ends-with': [
        'error',
        { allowSingleElementEquality: 'always' },
      ],
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions', 'methods'] }],
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      // A port is asynchronous for the adapter that needs it; the one in memory answers at once.
      '@typescript-eslint/require-await': 'off',
      // Lengths are counted in code points, which is what spreading a string gives.
      '@typescript-eslint/no-misused-spread': 'off',
      // Control characters do arrive in names, and are matched on purpose.
      'no-control-regex': 'off',
      // Would ask for the assertion that no-non-null-assertion forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...anywhere],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/config.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...anywhere, noEnvironment],
      'no-restricted-globals': ['error', ...browserGlobals],
      'no-console': 'error',
    },
  },
  {
    // The core: values in, values out.
    files: ['src/{domain,matching,countries,jurisdictions,lists,screening}/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...anywhere, noEnvironment, noClock, noBareDate, noTimer, noChance],
    },
  },
  {
    // Typed arrays: the index comes from the loop over the same array, and a check per element is what a search costs.
    files: [
      'src/search/embedded/**/*.ts',
      'src/search/hash-index.ts',
      'src/matching/phonetics/rendering-distance.ts',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // assert.equal and assert.deepEqual narrow what they are given, so that a later `?.` looks unnecessary.
    files: ['test/**/*.ts'],
    // The body of an answer in supertest is `any`: the assertion says what it must be.
    // Methods of a factory's object are taken apart to shorten a case; none of them uses `this`.
    rules: {
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Mocha loads a reporter by its path and takes the default export.
    files: ['test/support/named-skips-reporter.ts'],
    rules: { 'no-restricted-syntax': ['error', noCommonJs] },
  },
  {
    // The last run in the browser, as they are.
    files: ['*.js', '*.cjs', '.*.cjs', 'src/console/assets/*.js', 'src/http/documentation/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    rules: {
      'no-restricted-syntax': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      'no-undef': 'off',
    },
  },
);
