@_exported import Foundation
import MartletUniformTypes

// - Partly import MobileCoreServices: the identifiers of common types of data, and what they are kinds of

// Apple's constants are of type CFString. Here they are strings, so `as String` does what it does there.

public let kUTTypeItem = UTType.item.identifier
public let kUTTypeContent = UTType.content.identifier
public let kUTTypeData = UTType.data.identifier
public let kUTTypeDirectory = UTType.directory.identifier
public let kUTTypeFolder = UTType.folder.identifier
public let kUTTypePackage = UTType.package.identifier
public let kUTTypeURL = UTType.url.identifier
public let kUTTypeFileURL = UTType.fileURL.identifier
public let kUTTypeText = UTType.text.identifier
public let kUTTypePlainText = UTType.plainText.identifier
public let kUTTypeUTF8PlainText = UTType.utf8PlainText.identifier
public let kUTTypeRTF = UTType.rtf.identifier
public let kUTTypeHTML = UTType.html.identifier
public let kUTTypeXML = UTType.xml.identifier
public let kUTTypeJSON = UTType.json.identifier
public let kUTTypePropertyList = UTType.propertyList.identifier
public let kUTTypeSourceCode = UTType.sourceCode.identifier
public let kUTTypeCommaSeparatedText = UTType.commaSeparatedText.identifier
public let kUTTypePDF = UTType.pdf.identifier
public let kUTTypeImage = UTType.image.identifier
public let kUTTypePNG = UTType.png.identifier
public let kUTTypeJPEG = UTType.jpeg.identifier
public let kUTTypeGIF = UTType.gif.identifier
public let kUTTypeTIFF = UTType.tiff.identifier
public let kUTTypeBMP = UTType.bmp.identifier
public let kUTTypeScalableVectorGraphics = UTType.svg.identifier
public let kUTTypeLivePhoto = UTType.livePhoto.identifier
public let kUTTypeAudiovisualContent = UTType.audiovisualContent.identifier
public let kUTTypeMovie = UTType.movie.identifier
public let kUTTypeVideo = UTType.video.identifier
public let kUTTypeAudio = UTType.audio.identifier
public let kUTTypeQuickTimeMovie = UTType.quickTimeMovie.identifier
public let kUTTypeMPEG4 = UTType.mpeg4Movie.identifier
public let kUTTypeMPEG4Audio = UTType.mpeg4Audio.identifier
public let kUTTypeMP3 = UTType.mp3.identifier
public let kUTTypeWaveformAudio = UTType.wav.identifier
public let kUTTypeArchive = UTType.archive.identifier
public let kUTTypeZipArchive = UTType.zip.identifier
public let kUTTypeGNUZipArchive = UTType.gzip.identifier
public let kUTTypeVCard = UTType.vCard.identifier
public let kUTTypeContact = "public.contact"
public let kUTTypeCalendarEvent = UTType.calendarEvent.identifier
public let kUTTypeSpreadsheet = UTType.spreadsheet.identifier
public let kUTTypePresentation = UTType.presentation.identifier
public let kUTTypeDatabase = UTType.database.identifier

public let kUTTagClassFilenameExtension = "public.filename-extension"
public let kUTTagClassMIMEType = "public.mime-type"
