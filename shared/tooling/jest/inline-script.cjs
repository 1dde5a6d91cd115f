const { minifyInlineScript } = require('@tapnook/tooling/inline-script');

/** Tests meet an inline script as the build makes it. */
module.exports = {
  process: (source, file) => ({
    code: `module.exports = ${JSON.stringify(minifyInlineScript(source, file))};`,
  }),
};
