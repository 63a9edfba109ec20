import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** What the core may not do because its result would depend on when and where it runs. */
const deterministic = [
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: "Take the time as an argument (nowMs)." },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Take the time as an argument." },
  { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message: "Take a seeded Rng as an argument." },
  { selector: "CallExpression[callee.property.name=/^toLocale/]", message: "Locale belongs to ui/." },
];
const synchronous = [
  { selector: ":function[async=true]", message: "The domain is synchronous; workflows await." },
  { selector: "AwaitExpression", message: "The domain is synchronous; workflows await." },
  { selector: "Identifier[name='Promise']", message: "The domain is synchronous; workflows await." },
];
const everywhere = [{ selector: "TSEnumDeclaration", message: "Use a union of literals." }];
const plainData = [{ selector: "ClassDeclaration", message: "Plain data and functions." }];

/** Tools load these by their default export; everything else is imported by name. */
const defaultExported = ["*.config.{js,ts}", "*.cjs"];

export default tseslint.config(
  { ignores: ["dist/", "dist-cli/", "dist-demo/", "coverage/", "test-results/", "playwright-report/", ".cache/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,js,mjs,cjs}"],
    ignores: ["public/**"],
    extends: [...tseslint.configs.recommended],
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
  // Served as it stands, to browsers that are too old for anything else: newer syntax is a parse error here.
  {
    files: ["public/**/*.js"],
    languageOptions: { ecmaVersion: 5, sourceType: "script", globals: { window: "readonly", document: "readonly", navigator: "readonly" } },
    rules: { "no-undef": "error", eqeqeq: "error" },
  },
  { files: ["*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    ignores: defaultExported,
    rules: {
      "no-restricted-exports": [
        "error",
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "tests/**/*.{ts,tsx}", "*.config.ts"],
    languageOptions: {
      parserOptions: {
        project: ["tsconfig.app.json", "tsconfig.node.json", "tsconfig.tests.json", "tsconfig.core.json"],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      "no-restricted-syntax": ["error", ...everywhere],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "max-params": ["error", 3],
      complexity: ["error", 10],
      "no-console": "error",
    },
  },
  // A dictionary is data: its length is the number of wordings.
  { files: ["src/texts/**/*.ts"], rules: { "max-lines": "off" } },
  { files: ["src/{lib,formats,workflows,texts}/**/*.ts"], rules: { "no-restricted-syntax": ["error", ...everywhere, ...deterministic] } },
  {
    files: ["src/{domain,stats}/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", ...everywhere, ...deterministic, ...synchronous, ...plainData] },
  },
  {
    files: ["src/{ui,main}/**/*.{ts,tsx}", "src/main.tsx"],
    extends: [reactHooks.configs.flat["recommended-latest"] ?? reactHooks.configs.flat.recommended],
  },
);
