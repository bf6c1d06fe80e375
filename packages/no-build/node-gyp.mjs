#!/usr/bin/env node
// npm 10, and 11 without `allowScripts`, builds each package that has a `binding.gyp`, although better-sqlite3 says
// `"gypfile": false` and brings what is built: the lock file does not hold that field. A build would need Python, a compiler
// and the headers of Node. npm takes this command before its own.
console.log('Nothing is built: the package brings its native library along.');
