import webpack, { type Configuration, type Stats } from 'webpack';

/** Runs one build to its end; a build with errors throws them all, warnings are printed. */
export const runWebpack = (config: Configuration): Promise<Stats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('no result'));
        if (stats.hasErrors())
          return reject(
            new Error(
              `${config.name} does not ` +
                `build:\n${stats.toString({ all: false, errors: true, errorDetails: true })}`,
            ),
          );
        if (stats.hasWarnings()) console.warn(stats.toString({ all: false, warnings: true }));
        resolve(stats);
      });
    });
  });
