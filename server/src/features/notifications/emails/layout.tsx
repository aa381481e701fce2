import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';

const ink = '#1d2240';
const blue = '#3450c9';
const paper = '#fffaf2';
const fonts = 'Lexend, Verdana, Arial, sans-serif';
const bookish = 'Fraunces, Georgia, serif';

const body = { backgroundColor: paper, fontFamily: fonts, margin: 0, padding: '24px 12px 32px' };
const column = { maxWidth: '560px' };
const sheet = {
  backgroundColor: '#ffffff',
  border: '1px solid #ece4d6',
  borderTop: `6px solid ${blue}`,
  borderRadius: '16px',
  padding: '28px 32px 20px',
};
const logo = { color: blue, fontFamily: bookish, fontSize: '24px', fontWeight: 700, margin: '0 0 16px 4px' };
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
const button = {
  backgroundColor: '#c93a12',
  borderRadius: '12px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 28px',
};
const link = { color: blue };
const small = { color: '#5c617d', fontSize: '13px', lineHeight: '20px', margin: '12px 0 0' };
const footer = { ...small, margin: '20px 8px 0', textAlign: 'center' as const };

export interface EmailContext {
  name: string;
  publicUrl: string;
  supportEmail: string;
  /** Only for emails that can be switched off. */
  unsubscribeUrl?: string | undefined;
}

export const P = ({ children }: { children: ReactNode }) => <Text style={paragraph}>{children}</Text>;

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: '24px 0 20px' }}>
    <Button href={href} style={button}>
      {children}
    </Button>
    <Text style={small}>
      If the button does not work, copy this address into your browser:
      <br />
      <Link href={href} style={{ ...link, wordBreak: 'break-all' }}>
        {href}
      </Link>
    </Text>
  </Section>
);

const Footer = ({ supportEmail, unsubscribeUrl }: EmailContext) => (
  <Text style={footer}>
    Inkling, the writing coach for school children.
    <br />
    Questions? Write to{' '}
    <Link href={`mailto:${supportEmail}`} style={link}>
      {supportEmail}
    </Link>
    .
    {unsubscribeUrl && (
      <>
        <br />
        <Link href={unsubscribeUrl} style={link}>
          Stop emails like this one
        </Link>
      </>
    )}
  </Text>
);

/** The layout of every email. */
export const Layout = (props: {
  title: string;
  preview: string;
  context: EmailContext;
  children: ReactNode;
}) => (
  <Html lang="en-AU">
    <Head>
      <title>{props.title}</title>
      {/* The dark mode of mail programs makes these colours unreadable. */}
      <meta name="color-scheme" content="light only" />
    </Head>
    <Preview>{props.preview}</Preview>
    <Body style={body}>
      <Container style={column}>
        <Text style={logo}>
          <span style={drop} />
          Inkling
        </Text>
        <Section style={sheet}>
          <Heading style={heading}>{props.title}</Heading>
          <P>Hello {props.context.name},</P>
          {props.children}
        </Section>
        <Footer {...props.context} />
      </Container>
    </Body>
  </Html>
);
