// First thing of a development shell: remotes' modules look for the runtime here.
globalThis.__TAPNOOK_REFRESH__ = require('react-refresh/runtime');
