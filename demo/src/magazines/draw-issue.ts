import { type Bookmark, buildPdf } from '../pdf/document.ts';
import { drawBilingualArticle, drawEnglishArticle } from './article-page.ts';
import { drawBack, drawFigures, figuresTitle } from './back-pages.ts';
import { drawContents, drawCover, FRONT_PAGES } from './front-pages.ts';
import { type Issue, issueDate, issueTitle, magazineName } from './issues.ts';

/** The issue as a PDF: cover, contents, articles, figures and back cover. */
export function drawIssue(issue: Issue): Uint8Array {
  const isItalian = issue.kind === 'italian';
  const lead = isItalian ? 'it' : 'en';
  const figuresPage = FRONT_PAGES + issue.articles.length + 1;
  const figures = figuresTitle(issue);
  const drawArticle = isItalian ? drawBilingualArticle : drawEnglishArticle;
  const contents = { title: figures[lead], other: figures[isItalian ? 'en' : 'it'], page: figuresPage };
  const bookmarks: Bookmark[] = [
    { title: isItalian ? 'Sommario' : 'Contents', page: 1 },
    ...issue.articles.map(({ title }, index) => ({ title: title[lead], page: FRONT_PAGES + index })),
    { title: figures[lead], page: figuresPage - 1 },
  ];
  return buildPdf({
    title: issueTitle(issue)[lead],
    subject: `${magazineName(issue)}, ${issueDate(issue, lead)}`,
    author: 'Assofornace',
    language: lead,
    date: `${issue.year}-${String(issue.month).padStart(2, '0')}-01`,
    bookmarks,
    sheets: [
      drawCover(issue),
      drawContents(issue, contents),
      ...issue.articles.map((article, index) =>
        drawArticle({ issue, article, page: FRONT_PAGES + 1 + index }),
      ),
      drawFigures(issue, figuresPage),
      ...(isItalian ? [drawBack(issue)] : []),
    ],
  });
}
