type Setting = boolean | number | string | readonly Settings[];
interface Settings {
  readonly [key: string]: Setting;
}

/**
 * Settings for Safe Exam Browser 3 as its plain (unencrypted) property list: starts at `address`, stays on its host, lets Chinese
 * input work, lets the submission's file be saved, and keeps what is stored. The password to quit with is left to who hands it out.
 * Names of the settings: Keys.cs of SafeExamBrowser/seb-win-refactoring.
 */
export function writeSebSettings(address: string): string {
  const { host } = new URL(address);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">',
    '<plist version="1.0">',
    dictOf(settingsFor(address, host), ""),
    "</plist>",
    "",
  ].join("\n");
}

function settingsFor(address: string, host: string): Settings {
  return {
    sebConfigPurpose: 0, // starts an exam, does not change the machine's own settings
    startURL: address,
    sendBrowserExamKey: false, // there is no server to check it
    browserWindowWebView: 3, // the current engine on macOS too

    // A desktop of its own has no input methods.
    createNewDesktop: false,
    killExplorerShell: true,
    showInputLanguage: true,
    showTaskBar: true,

    // What a sitting stores must outlive the browser, so that a machine that failed can be started again.
    examSessionClearCookiesOnStart: false,
    examSessionClearCookiesOnEnd: false,
    removeBrowserProfile: false,

    // The submission is a file that the participant saves. A temporary folder would be deleted with it in it.
    allowDownUploads: true,
    allowDownloads: true,
    allowUploads: true,
    useTemporaryDownUploadDirectory: false,
    allowCustomDownUploadLocation: true,
    browserShowFileSystemElementPath: true,
    openDownloads: false,
    allowPrint: true,

    // Who has seen the file quits, by the password to be set before this is handed out.
    allowQuit: true,
    hashedQuitPassword: "",
    ignoreExitKeys: true,

    downloadAndOpenSebConfig: false,
    examSessionReconfigureAllow: false,
    URLFilterEnable: true,
    URLFilterEnableContentFilter: false,
    URLFilterRules: [
      { active: true, regex: false, expression: `${host}/*`, action: 1 },
      { active: true, regex: false, expression: "*", action: 0 },
    ],
    newBrowserWindowByLinkPolicy: 0,
    allowBrowsingBackForward: false,
    browserWindowAllowReload: true,
    showReloadButton: true,
    showReloadWarning: false,
    enableZoomPage: true,
    allowSpellCheck: false,
    allowDictionaryLookup: false,
    allowDeveloperConsole: false,
    browserViewMode: 1,
    showTime: true,
  };
}

function dictOf(settings: Settings, indent: string): string {
  const inner = `${indent}  `;
  const entries = Object.entries(settings).flatMap(([key, value]) => [`${inner}<key>${escaped(key)}</key>`, valueOf(value, inner)]);
  return [`${indent}<dict>`, ...entries, `${indent}</dict>`].join("\n");
}

function valueOf(value: Setting, indent: string): string {
  if (typeof value === "boolean") return `${indent}<${value}/>`;
  if (typeof value === "number") return `${indent}<integer>${value}</integer>`;
  if (typeof value === "string") return `${indent}<string>${escaped(value)}</string>`;
  return [`${indent}<array>`, ...value.map((entry) => dictOf(entry, `${indent}  `)), `${indent}</array>`].join("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
