import { type Language, locales } from '@inkling/contract';
import type { CSSProperties, ReactNode } from 'react';
import { LanguageOfEmail, layoutTexts, useLayoutTexts } from './layout-texts.ts';

const ink = '#1d2240';
const blue = '#3450c9';
const paper = '#fffaf2';
const fonts = 'Lexend, Verdana, Arial, sans-serif';
const bookish = 'Fraunces, Georgia, serif';

/** On the page and on a cell in it: some mail programs drop the style of the page. */
const body = { backgroundColor: paper, fontFamily: fonts, margin: 0 };
const page = { ...body, padding: '24px 12px 32px' };
/** Spaces after the preview, so that lists of emails don't go on with the text of the email. */
const previewEnd = '\u00a0\u200c'.repeat(75);
const column = { maxWidth: '560px' };
/** The first line of an email in a list of emails; not shown in the email itself. */
const hidden = {
  display: 'none',
  lineHeight: '1px',
  maxHeight: 0,
  maxWidth: 0,
  opacity: 0,
  overflow: 'hidden',
};
const sheet = {
  backgroundColor: '#ffffff',
  border: '1px solid #ece4d6',
  borderTop: `6px solid ${blue}`,
  borderRadius: '16px',
  padding: '28px 32px 20px',
};
const logo = {
  color: blue,
  fontFamily: bookish,
  fontSize: '24px',
  fontWeight: 700,
  lineHeight: '24px',
  margin: '0 0 16px 4px',
};
/** A drop of ink, as far as mail programs can draw: a circle with one corner. */
const drop = {
  backgroundColor: blue,
  borderRadius: '0 50% 50% 50%',
  display: 'inline-block',
  height: '14px',
  marginRight: '10px',
  transform: 'rotate(45deg)',
  width: '14px',
};
const heading = {
  color: ink,
  fontFamily: bookish,
  fontSize: '26px',
  lineHeight: '34px',
  margin: '0 0 16px',
};
const paragraph = { color: ink, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };
const button = { backgroundColor: '#c93a12', borderRadius: '12px' };
const buttonLink = {
  color: '#ffffff',
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 600,
  lineHeight: '120%',
  padding: '14px 28px',
  textDecoration: 'none',
};
const link = { color: blue, textDecoration: 'none' };
const small = { color: '#5c617d', fontSize: '13px', lineHeight: '20px', margin: '12px 0 0' };
const footer = { ...small, margin: '20px 8px 0', textAlign: 'center' as const };

export interface EmailContext {
  language: Language;
  name: string;
  publicUrl: string;
  supportEmail: string;
  /** Only for emails that can be switched off. */
  unsubscribeUrl?: string | undefined;
}

/** Mail programs lay out tables reliably, and little else. */
const Box = (props: { style?: CSSProperties; cell?: CSSProperties; width?: string; children: ReactNode }) => (
  <table
    align={props.width === '100%' ? 'center' : undefined}
    width={props.width}
    border={0}
    cellPadding="0"
    cellSpacing="0"
    role="presentation"
    style={props.style}
  >
    <tbody>
      <tr>
        <td style={props.cell}>{props.children}</td>
      </tr>
    </tbody>
  </table>
);

export const Paragraph = ({ children }: { children: ReactNode }) => <p style={paragraph}>{children}</p>;

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Box width="100%" style={{ margin: '24px 0 20px' }}>
    <Box cell={button}>
      <a href={href} target="_blank" rel="noreferrer" style={buttonLink}>
        {children}
      </a>
    </Box>
    <p style={small}>
      {useLayoutTexts().ifTheButtonDoesNotWork}
      <br />
      <a href={href} target="_blank" rel="noreferrer" style={{ ...link, wordBreak: 'break-all' }}>
        {href}
      </a>
    </p>
  </Box>
);

const Footer = ({ supportEmail, unsubscribeUrl, language }: EmailContext) => {
  const texts = layoutTexts[language];
  return (
    <p style={footer}>
      {texts.whoWeAre}
      <br />
      {texts.questions}
      <a href={`mailto:${supportEmail}`} target="_blank" rel="noreferrer" style={link}>
        {supportEmail}
      </a>
      {texts.fullStop}
      {unsubscribeUrl && (
        <>
          <br />
          <a href={unsubscribeUrl} target="_blank" rel="noreferrer" style={link}>
            {texts.stopEmails}
          </a>
        </>
      )}
    </p>
  );
};

/** The layout of every email. */
export const Layout = (props: {
  title: string;
  preview: string;
  context: EmailContext;
  children: ReactNode;
}) => (
  <LanguageOfEmail value={props.context.language}>
    <html lang={locales[props.context.language]} dir="ltr">
      <head>
        <meta content="text/html; charset=UTF-8" httpEquiv="Content-Type" />
        <title>{props.title}</title>
        {/* The dark mode of mail programs makes these colours unreadable. */}
        <meta name="color-scheme" content="light only" />
      </head>
      <body style={body}>
        <div style={hidden} data-skip-in-text={true}>
          {props.preview}
          {previewEnd}
        </div>
        <Box width="100%" cell={page}>
          <Box width="100%" style={column}>
            <p style={logo}>
              <span style={drop} />
              Inkling
            </p>
            <Box width="100%" style={sheet}>
              <h1 style={heading}>{props.title}</h1>
              <Paragraph>{layoutTexts[props.context.language].hello(props.context.name)}</Paragraph>
              {props.children}
            </Box>
            <Footer {...props.context} />
          </Box>
        </Box>
      </body>
    </html>
  </LanguageOfEmail>
);
