module.exports = require('@tapnook/tooling/jest/base.cjs').browser(__dirname);
