import { describe, expect, test } from '@jest/globals';
import { withPureDeclarations } from './pure-declarations-plugin.ts';

describe('declarations of libraries', () => {
  test('that only React makes are said to do nothing; names for debuggers go; lines stay', () => {
    expect(
      withPureDeclarations(
        'var Link = React10.forwardRef(\nLink.displayName = "Link";\nvar A = ' +
          'React.createContext(null);',
      ),
    ).toBe(
      'var Link = /*#__PURE__*/ React10.forwardRef(\n\nvar A = /*#__PURE__*/ ' +
        'React.createContext(null);',
    );
  });
  test('that do something are left alone', () => {
    const source = 'var made = start(React.memo);\n  inner.displayName = "inner";';
    expect(withPureDeclarations(source)).toBe(source);
  });
});
