/** The package's version, put in by the bundler. */
declare const __APP_VERSION__: string;
/** Ten hex digits that name the sources a build was made from. */
declare const __BUILD_ID__: string;
