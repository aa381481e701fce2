import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';

const ink = '#1d2240';
const paper = '#fffaf2';
const fonts = 'Lexend, Verdana, Arial, sans-serif';

const body = { backgroundColor: paper, fontFamily: fonts, margin: 0, padding: '32px 12px' };
const sheet = {
  backgroundColor: '#ffffff',
  border: '1px solid #ece4d6',
  borderRadius: '16px',
  maxWidth: '560px',
  padding: '32px',
};
const logo = {
  color: '#3450c9',
  fontFamily: 'Fraunces, Georgia, serif',
  fontSize: '22px',
  fontWeight: 700,
  margin: 0,
};
const heading = { color: ink, fontFamily: 'Fraunces, Georgia, serif', fontSize: '26px', lineHeight: '34px' };
const paragraph = { color: ink, fontSize: '16px', lineHeight: '26px' };
const button = {
  backgroundColor: '#c93a12',
  borderRadius: '12px',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 24px',
};
const small = { color: '#5c617d', fontSize: '13px', lineHeight: '20px' };

export interface Surroundings {
  name: string;
  publicUrl: string;
  supportEmail: string;
  /** Only letters a person may stop have one. */
  unsubscribeUrl?: string | undefined;
}

export const P = ({ children }: { children: ReactNode }) => <Text style={paragraph}>{children}</Text>;

export const Action = ({ href, children }: { href: string; children: ReactNode }) => (
  <Section style={{ margin: '24px 0' }}>
    <Button href={href} style={button}>
      {children}
    </Button>
    <Text style={small}>
      If the button does not work, copy this address into your browser:
      <br />
      <Link href={href} style={{ color: '#3450c9', wordBreak: 'break-all' }}>
        {href}
      </Link>
    </Text>
  </Section>
);

/** The paper every letter is written on. */
export const Frame = (props: {
  title: string;
  preview: string;
  around: Surroundings;
  children: ReactNode;
}) => (
  <Html lang="en-AU">
    <Head />
    <Preview>{props.preview}</Preview>
    <Body style={body}>
      <Container style={sheet}>
        <Text style={logo}>Inkling</Text>
        <Heading style={heading}>{props.title}</Heading>
        <P>Hello {props.around.name},</P>
        {props.children}
        <Hr style={{ borderColor: '#ece4d6', margin: '28px 0 16px' }} />
        <Text style={small}>
          Inkling, the writing coach for school children. Questions? Write to{' '}
          <Link href={`mailto:${props.around.supportEmail}`} style={{ color: '#3450c9' }}>
            {props.around.supportEmail}
          </Link>
          .
          {props.around.unsubscribeUrl && (
            <>
              {' '}
              <Link href={props.around.unsubscribeUrl} style={{ color: '#3450c9' }}>
                Stop letters like this one
              </Link>
              .
            </>
          )}
        </Text>
      </Container>
    </Body>
  </Html>
);
