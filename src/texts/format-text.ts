/** Fills `{{name}}` placeholders, the syntax that the pages' i18n library uses too. A placeholder without a value stays visible. */
export function formatText(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    return value === undefined ? whole : String(value);
  });
}
