import { describe, expect, it } from 'vitest';
import { sanitizeRichText, toPlainText } from './rich-text.ts';

describe('rich text from elsewhere', () => {
  it.each([
    ['deleted words', '<p>One <del cite="x">two</del><ins>three</ins></p>', '<p>One three</p>'],
    ['deleted paragraphs', '<del><p>One</p><ul><li>Two</li></ul></del><p>Three</p>', '<p>Three</p>'],
    [
      'words that Word marks as deleted',
      '<p>A<span class=msoDel>B <b>C</b></span><span class="x MsoMoveFrom">D</span>E</p>',
      '<p>AE</p>',
    ],
    [
      'words that an editor in a browser marks as deleted',
      '<p>A<span class="TrackChangeTextDeletion">B</span><span class="ck-suggestion-marker-deletion">C</span>D</p>',
      '<p>AD</p>',
    ],
    ['marks of comments', '<p>A<a class=msocomanchor href="#_msocom_1">[AS1]</a>B</p>', '<p>AB</p>'],
    [
      'lists of comments',
      '<p>A</p><div style=\'mso-element:comment-list\'><div style="mso-element: comment"><p>B</p></div></div>',
      '<p>A</p>',
    ],
    [
      'heads, scripts, templates and what stands for them',
      '<head><title>A</title><style>b</style></head><p>C<script>d</script><template><p>E</p></template><noscript>F</noscript><xml>G</xml><comment>H</comment></p>',
      '<p>C</p>',
    ],
    ['what is hidden', '<p>A<span style="display: none">B</span><span hidden>C</span></p>', '<p>A</p>'],
    ['HTML comments', '<p>A<!-- B --><!--[if mso]>C<![endif]--></p>', '<p>A</p>'],
  ])('loses with their content: %s', (_name, html, kept) => {
    expect(sanitizeRichText(html)).toBe(kept);
  });

  it.each([
    [
      'inserted words',
      '<p>A<ins>B</ins><span class=msoIns><ins>C</ins></span></p>',
      '<p>AB<span>C</span></p>',
    ],
    ['the end of a paragraph of Word', '<p>A<o:p></o:p> B<o:p>C</o:p></p>', '<p>A BC</p>'],
    [
      'words that a comment is about',
      '<p><a style="mso-comment-reference:AS_1">A</a></p>',
      '<p><a rel="noopener noreferrer">A</a></p>',
    ],
    [
      'words that are struck out, as struck out',
      '<p><s>A</s><strike>B</strike><span style="color:red;text-decoration:line-through">C</span></p>',
      '<p><s>A</s><s>B</s><s>C</s></p>',
    ],
  ])('keeps %s', (_name, html, kept) => {
    expect(sanitizeRichText(html)).toBe(kept);
  });

  it('has no struck words where nothing can strike them out', () => {
    expect(toPlainText('<p>It costs <s>100</s> 80 euros</p><div>Ada</div><div>Bo</div>')).toBe(
      'It costs 80 euros\n\nAda\n\nBo',
    );
  });
});
