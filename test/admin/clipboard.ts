// What programs put on the clipboard as HTML, as they write it, and what of it belongs into a story.

interface Clip {
  from: string;
  html: string;
  cleaned: string;
}

/** A part of Word 365: conditional comments, its styles, items of a list as paragraphs, a picture of the own disk. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/Sita/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<h2><span lang=TE style='font-family:"Nirmala UI",sans-serif;mso-bidi-language:TE'>గోదావరికి వరద</span><o:p></o:p></h2>
<p class=MsoNormal><b><span lang=TE style='font-family:"Nirmala UI",sans-serif'>భద్రాచలం</span></b><span lang=TE
style='font-family:"Nirmala UI",sans-serif'> వద్ద <i>43 అడుగులు</i></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span lang=TE>పాఠశాలలకు సెలవు</span><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]><span lang=TE>రైళ్లు రద్దు</span><o:p></o:p></p>
<p class=MsoNormal><img width=602 src="file:///C:/Users/Sita/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"></p>
<!--EndFragment--></body></html>`;

/** A part of Google Docs: one bold element around all, bold and italic by styles. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1c8a2e-7fff-1d2c-9c1a"><h2
dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;font-weight:400;
white-space:pre;white-space:pre-wrap;">दिल्ली में भारी बारिश</span></h2><p dir="ltr" style="line-height:1.38;"><span
style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">मौसम विभाग</span><span
style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;"> ने </span><span
style="font-size:11pt;font-weight:700;font-style:italic;white-space:pre-wrap;">चेतावनी</span><span
style="font-weight:400;white-space:pre-wrap;"> दी: </span><a href="https://example.in/mausam" style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;">पूरा विवरण</span></a></p><br /><ol style="margin-top:0;"><li dir="ltr"
style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">स्कूल बंद</span></p></li></ol></b>
<br class="Apple-interchange-newline">`;

/** A message of WhatsApp Web: lines as characters, emoji as pictures. */
const whatsApp = `<html><body>
<!--StartFragment--><span dir="auto" class="_ao3e selectable-text copyable-text" style="min-height: 0px; white-space:
pre-wrap; color: rgb(17, 27, 33);"><span>భద్రాచలం <strong class="_ao3e">మొదటి హెచ్చరిక</strong>
నీటి మట్టం 43 అడుగులు <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
alt="🌧️" draggable="false" class="b61 emoji wa" data-plain-text="🌧️" style="background-position: -40px 0px;"></span></span><!--EndFragment-->
</body></html>`;

/** A part of a news page: a picture that is loaded late, a film of an unlisted number, a frame of another host. */
const newsPage = `<p><b style="font-weight: 400">వరద</b> <span style="font-weight: bolder">హెచ్చరిక</span></p><p><strong>నీటి
<span style="font-weight: normal">మట్టం</span></strong></p><img src="/lazyload.gif" data-src="https://pictures.example/varada.jpg" alt="నది"
width="1"><iframe src="https://player.vimeo.com/video/823104217?h=3fd91c07ab" width="640"></iframe><iframe
src="https://podcast.example/e/7" title="పాట"></iframe>`;

export const clips: readonly Clip[] = [
  {
    from: 'Word',
    html: word,
    cleaned:
      '<h2>గోదావరికి వరద</h2><p><strong>భద్రాచలం</strong> వద్ద <em>43 అడుగులు</em></p>' +
      '<ul><li><p>పాఠశాలలకు సెలవు</p></li><li><p>రైళ్లు రద్దు</p></li></ul>',
  },
  {
    from: 'Google Docs',
    html: docs,
    cleaned:
      '<h2>दिल्ली में भारी बारिश</h2><p><strong>मौसम विभाग</strong> ने <strong><em>चेतावनी</em></strong> दी: ' +
      '<a href="https://example.in/mausam" rel="noopener nofollow">पूरा विवरण</a></p><ol><li><p>स्कूल बंद</p></li></ol>',
  },
  {
    from: 'WhatsApp',
    html: whatsApp,
    cleaned: '<p>భద్రాచలం <strong>మొదటి హెచ్చరిక</strong><br />నీటి మట్టం 43 అడుగులు 🌧️</p>',
  },
  {
    from: 'a news page',
    html: newsPage,
    cleaned:
      '<p>వరద <strong>హెచ్చరిక</strong></p><p><strong>నీటి </strong>మట్టం</p>' +
      '<img src="https://pictures.example/varada.jpg" alt="నది" loading="lazy" referrerpolicy="no-referrer" />' +
      '<iframe src="https://player.vimeo.com/video/823104217?h=3fd91c07ab" loading="lazy" referrerpolicy="strict-origin-when-cross-origin"></iframe>' +
      '<p><a href="https://podcast.example/e/7" rel="noopener nofollow">పాట</a></p>',
  },
];
